import { i18n } from '../i18n.ts'
import { type Instant, toLocalDay } from '../local-time.ts'
import { fill } from './fill.ts'

export type At = [instant: Instant, timeZone: string]

interface Names {
  weekdays?: readonly string[]
  months?: readonly string[]
}

/** Fills a date into a pattern, for example '{weekday} {day} {month}'. */
export const fillDate = (pattern: string, { weekdays, months }: Names, at: At) => {
  const localDay = toLocalDay(...at)
  const [year, month = 0, day] = localDay.split('-').map(Number)
  const weekday = weekdays?.[(new Date(localDay).getUTCDay() + 6) % 7]
  return fill(pattern, {
    weekday,
    day: day === 1 ? i18n.formats.dates.firstDay : day,
    month: months?.[month - 1],
    year,
  })
}
