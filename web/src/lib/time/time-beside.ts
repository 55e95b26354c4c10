import { dayAt, dayText, dayTimeText, timeText } from '../pitch-time.ts'

export const atText = (instant: string | Date, timeZone: string, beside: string | Date) => {
  const time = `at ${timeText(instant, timeZone)}`
  return dayAt(instant, timeZone) === dayAt(beside, timeZone)
    ? time
    : `on ${dayText(instant, timeZone)} ${time}`
}

export const timeBeside = (instant: string | Date, timeZone: string, beside: string | Date) =>
  dayAt(instant, timeZone) === dayAt(beside, timeZone)
    ? timeText(instant, timeZone)
    : dayTimeText(instant, timeZone)
