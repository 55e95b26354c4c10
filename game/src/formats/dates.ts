import { i18n } from '../i18n.ts'
import { type At, fillDate } from './fill-date.ts'
import { timeText } from './times.ts'

const shortDate = (pattern: string, at: At) =>
  fillDate(pattern, { weekdays: i18n.formats.weekdays.short, months: i18n.formats.months.short }, at)

export const shortWeekdayText = (...at: At) => shortDate('{weekday}', at)
export const dayOfMonthText = (...at: At) => fillDate('{day}', {}, at)
export const shortMonthText = (...at: At) => shortDate('{month}', at)
export const dateText = (...at: At) => shortDate(i18n.formats.dates.short.dayMonth, at)
export const dayText = (...at: At) => shortDate(i18n.formats.dates.short.weekdayDayMonth, at)
export const dayMonthYearText = (...at: At) => shortDate(i18n.formats.dates.short.dayMonthYear, at)
export const dateWithYearText = (...at: At) => shortDate(i18n.formats.dates.short.weekdayDayMonthYear, at)
export const monthYearText = (...at: At) => shortDate(i18n.formats.dates.short.monthYear, at)
export const dayTimeText = (...at: At) => `${dayText(...at)}, ${timeText(...at)}`
export const dateTimeText = (...at: At) => `${dateWithYearText(...at)}, ${timeText(...at)}`
