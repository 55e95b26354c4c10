import { hour } from '@i-one/game/durations'
import { dayText, timeText } from '../lib/pitch-time.ts'

/** 'Fri 21 Nov at 20:00' */
export const dayAndTime = (instant: Date, timeZone: string) =>
  `${dayText(instant, timeZone)} at ${timeText(instant, timeZone)}`

const isSameDay = (one: Date, other: Date, timeZone: string) =>
  dayText(one, timeZone) === dayText(other, timeZone)

/** Without the day where that is the day of `now`. */
export const moment = (instant: Date, timeZone: string, now: Date) =>
  isSameDay(instant, now, timeZone) ? timeText(instant, timeZone) : dayAndTime(instant, timeZone)

/** 'today', 'tomorrow' or 'on Fri 21 Nov'. */
export const dayWord = (instant: Date, timeZone: string, now: Date) => {
  if (isSameDay(instant, now, timeZone)) return 'today'
  // a day has 25 hours at most, and who is reminded of tomorrow is reminded less than two days before
  const isNext = instant.getTime() - now.getTime() <= 25 * hour
  return isNext ? 'tomorrow' : `on ${dayText(instant, timeZone)}`
}
