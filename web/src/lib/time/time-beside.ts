import { dayAt, dayText, dayTimeText, timeText } from '../pitch-time.ts'

/** 'at 22:30', or 'on Fri 21 Nov at 22:30' where that is not the calendar day of `beside`, which the reader sees with it. */
export const atText = (instant: string | Date, timeZone: string, beside: string | Date) => {
  const time = `at ${timeText(instant, timeZone)}`
  return dayAt(instant, timeZone) === dayAt(beside, timeZone)
    ? time
    : `on ${dayText(instant, timeZone)} ${time}`
}

/** '22:30', or 'Fri 21 Nov, 22:30' where that is not the calendar day of `beside`. */
export const timeBeside = (instant: string | Date, timeZone: string, beside: string | Date) =>
  dayAt(instant, timeZone) === dayAt(beside, timeZone)
    ? timeText(instant, timeZone)
    : dayTimeText(instant, timeZone)
