import { day as oneDay } from '@i-one/game/durations'
import { dateTimeText, dateWithYearText, dayText, shortMonthText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import { type Instant, toLocalDay, toLocalTime } from '@i-one/game/local-time'
import { t } from '@lingui/core/macro'
import { deviceZone } from './device-zone.ts'

export { dateText, dayTimeText } from '@i-one/game/formats/dates'
export { dateTimeText, dateWithYearText, dayText, deviceZone, timeText, toLocalDay }

export const isValidDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && at.getTime() > 0 && at.toISOString().startsWith(text)
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10)

export const relativeDayText = (instant: Instant, timeZone: string, now: Date) => {
  const [day, today] = [toLocalDay(instant, timeZone), toLocalDay(now, timeZone)]
  if (day === today) return t`Today`
  return day === addDays(today, 1) ? t`Tomorrow` : dayText(instant, timeZone)
}

/** Shortens only “Sept”, because three letters would make June and July equal in French. */
export const monthText = (...at: [instant: Instant, timeZone: string]) =>
  shortMonthText(...at).replace(/^Sept$/, 'Sep')

export const timeRangeText = ({ start, end }: { start: string; end: string }, timeZone: string) =>
  t`${{ start: timeText(start, timeZone) }} to ${{ end: timeText(end, timeZone) }}`

export const countMinutes = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000

export const toLocalDateTime = (instant: Instant, timeZone: string) =>
  `${toLocalDay(instant, timeZone)}T${toLocalTime(instant, timeZone)}`

/** If daylight saving skips the local time, adds the length of the gap. */
export const toInstant = (wall: string, timeZone: string) => {
  const asUtc = Date.parse(`${wall}:00Z`)
  const ahead = (at: number) => Date.parse(`${toLocalDateTime(at, timeZone)}:00Z`) - at
  const near = asUtc - ahead(asUtc)
  return new Date(asUtc - ahead(near)).toISOString()
}

export const deviceDateText = (instant: string) => dateWithYearText(instant, deviceZone)
export const deviceDateTimeText = (instant: string) => dateTimeText(instant, deviceZone)
