import { hour } from '@i-one/game/durations'
import { dayText, timeText } from '../lib/pitch-time.ts'

export const dayAndTime = (instant: Date, timeZone: string) =>
  `${dayText(instant, timeZone)} at ${timeText(instant, timeZone)}`

const isSameDay = (one: Date, other: Date, timeZone: string) =>
  dayText(one, timeZone) === dayText(other, timeZone)

export const moment = (instant: Date, timeZone: string, now: Date) =>
  isSameDay(instant, now, timeZone) ? timeText(instant, timeZone) : dayAndTime(instant, timeZone)

export const dayWord = (instant: Date, timeZone: string, now: Date) => {
  if (isSameDay(instant, now, timeZone)) return 'today'
  // a day has up to 25 hours, and reminders of tomorrow are sent less than two days before
  const isNext = instant.getTime() - now.getTime() <= 25 * hour
  return isNext ? 'tomorrow' : `on ${dayText(instant, timeZone)}`
}
