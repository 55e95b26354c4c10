import { hour } from '@i-one/game/durations'
import { toLocalDay, toLocalTime } from '@i-one/game/local-time'

const dusk = '17:00'
const dawn = '05:00'

const nightOf = (instant: Date, timeZone: string) => toLocalDay(instant.getTime() - 5 * hour, timeZone)

export const isTonight = (start: string, timeZone: string, now: Date) => {
  const at = new Date(start)
  const time = toLocalTime(at, timeZone)
  return (time >= dusk || time < dawn) && nightOf(at, timeZone) === nightOf(now, timeZone)
}

export const sortTonightFirst = <Row extends { start: string; timeZone: string }>(
  rows: readonly Row[],
  now: Date,
) => {
  const later = (row: Row) => Number(!isTonight(row.start, row.timeZone, now))
  return rows.toSorted((one, other) => later(one) - later(other) || one.start.localeCompare(other.start))
}
