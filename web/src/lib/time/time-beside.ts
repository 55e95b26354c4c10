import { toLocalDay, dayText, dayTimeText, timeText } from '../pitch-time.ts'

export const timeAtText = (instant: string | Date, timeZone: string, beside: string | Date) => {
  const time = `at ${timeText(instant, timeZone)}`
  return toLocalDay(instant, timeZone) === toLocalDay(beside, timeZone)
    ? time
    : `on ${dayText(instant, timeZone)} ${time}`
}

export const shortTimeText = (instant: string | Date, timeZone: string, beside: string | Date) =>
  toLocalDay(instant, timeZone) === toLocalDay(beside, timeZone)
    ? timeText(instant, timeZone)
    : dayTimeText(instant, timeZone)
