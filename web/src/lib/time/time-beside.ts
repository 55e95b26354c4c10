import type { Instant } from '@i-one/game/local-time'
import { toLocalDay, dayText, dayTimeText, timeText } from '../pitch-time.ts'

const isSameDay = (one: Instant, other: Instant, timeZone: string) =>
  toLocalDay(one, timeZone) === toLocalDay(other, timeZone)

export interface TimeBeside {
  time: string
  /** `undefined` on the day of the other instant. */
  day: string | undefined
}

export const toTimeBeside = (instant: Instant, timeZone: string, beside: Instant): TimeBeside => ({
  time: timeText(instant, timeZone),
  day: isSameDay(instant, beside, timeZone) ? undefined : dayText(instant, timeZone),
})

export const shortTimeText = (instant: Instant, timeZone: string, beside: Instant) =>
  isSameDay(instant, beside, timeZone) ? timeText(instant, timeZone) : dayTimeText(instant, timeZone)
