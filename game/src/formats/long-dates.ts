import { i18n } from '../i18n.ts'
import { type At, fillDate } from './fill-date.ts'

const longDate = (pattern: string, at: At) =>
  fillDate(pattern, { weekdays: i18n.formats.weekdays.long, months: i18n.formats.months.long }, at)

export const weekdayText = (...at: At) => longDate('{weekday}', at)
export const longDateText = (...at: At) => longDate(i18n.formats.dates.long.dayMonth, at)
export const longDayText = (...at: At) => longDate(i18n.formats.dates.long.weekdayDayMonth, at)
export const longDayMonthYearText = (...at: At) => longDate(i18n.formats.dates.long.dayMonthYear, at)
export const longMonthYearText = (...at: At) => longDate(i18n.formats.dates.long.monthYear, at)
