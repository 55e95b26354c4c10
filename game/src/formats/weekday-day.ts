import { i18n } from '../i18n.ts'
import { type At, fillDate } from './fill-date.ts'

/** Not in dates.ts, because the landing page needs no names of months. */
export const weekdayDayText = (...at: At) =>
  fillDate(i18n.formats.dates.short.weekdayDay, { weekdays: i18n.formats.weekdays.short }, at)
