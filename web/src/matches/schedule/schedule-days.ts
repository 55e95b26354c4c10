import { day as oneDay } from '@i-one/game/durations'
import { addDays, isDay } from '../../lib/pitch-time.ts'

const length = 30

export const chosenDay = (asked: string | null, today: string) =>
  asked !== null && isDay(asked) && asked < addDays(today, length) ? asked : today

export const firstShown = (day: string, today: string) => {
  const before = Math.max(0, Date.parse(today) - Date.parse(day)) / oneDay
  return addDays(today, -length * Math.ceil(before / length))
}

export const daysFrom = (first: string, today: string) =>
  Array.from({ length: first < today ? length + 1 : length }, (_, at) => addDays(first, at))
