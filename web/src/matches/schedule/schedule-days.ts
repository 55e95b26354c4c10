import { day as oneDay } from '@i-one/game/durations'
import { addDays, isDay } from '../../lib/pitch-time.ts'

/** Of the strip. */
const length = 30

/** The day of an address: any before, or one of the strip; else today. */
export const chosenDay = (asked: string | null, today: string) =>
  asked !== null && isDay(asked) && asked < addDays(today, length) ? asked : today

/** Where the strip begins: today, or as many whole strips before as it takes to show the day. */
export const firstShown = (day: string, today: string) => {
  const before = Math.max(0, Date.parse(today) - Date.parse(day)) / oneDay
  return addDays(today, -length * Math.ceil(before / length))
}

/** The days of the strip; one of the past ends with the first day of the next, which leads back. */
export const daysFrom = (first: string, today: string) =>
  Array.from({ length: first < today ? length + 1 : length }, (_, at) => addDays(first, at))
