import { longDayText, timeText } from '../lib/pitch-time.ts'

/** 'Friday 21 November at 20:00' */
export const dayAndTime = (instant: Date, timeZone: string) =>
  `${longDayText(instant, timeZone)} at ${timeText(instant, timeZone)}`

const isSameDay = (one: Date, other: Date, timeZone: string) =>
  longDayText(one, timeZone) === longDayText(other, timeZone)

/** Without the day where that is the day of `now`. */
export const moment = (instant: Date, timeZone: string, now: Date) =>
  isSameDay(instant, now, timeZone) ? timeText(instant, timeZone) : dayAndTime(instant, timeZone)

const hour = 60 * 60_000

/** 'today', 'tomorrow' or 'on Friday 21 November'. */
export const dayWord = (instant: Date, timeZone: string, now: Date) => {
  if (isSameDay(instant, now, timeZone)) return 'today'
  // a day has 25 hours at most, and who is told of tomorrow is told less than two days before
  const isNext = instant.getTime() - now.getTime() <= 25 * hour
  return isNext ? 'tomorrow' : `on ${longDayText(instant, timeZone)}`
}
