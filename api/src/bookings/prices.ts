import type { Money } from '@i-one/contract/shapes'
import { type Prices, getSlotPrice } from '@i-one/game/centres/prices'
import { day as dayLength, minute } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
import { formatTimeOfDay } from './opening-hours.ts'
import { type TimeRange, addDays, dayAt, startOfDay, toWeekday } from './slots.ts'

export interface Priced {
  timeZone: string
  slotMinutes: number
  priceAmount: number
  priceCurrency: string
  prices: Prices | null
}

// Looks up the time zone only on days with a DST change, because the lookup is slow.
const localTime = (timeZone: string, at: Date) => {
  const date = dayAt(timeZone, at)
  const [start, end] = [startOfDay(timeZone, date), startOfDay(timeZone, addDays(date, 1))]
  const minutes = Math.floor((at.getTime() - start.getTime()) / minute)
  const isUsual = end.getTime() - start.getTime() === dayLength
  const time = isUsual ? formatTimeOfDay(minutes) : toLocalTime(at, timeZone)
  return { date, weekday: toWeekday(date), time }
}

const amountAt = ({ prices, priceAmount: amount, priceCurrency: currency, timeZone }: Priced, start: Date) =>
  prices ? getSlotPrice(prices, { amount, currency }, localTime(timeZone, start)) : amount

export const createSlotPricer = (pitch: Priced): ((slot: Pick<TimeRange, 'start'>) => Money) => {
  const { priceAmount: amount, priceCurrency: currency } = pitch
  const base = { amount, currency }
  return pitch.prices ? ({ start }) => ({ amount: amountAt(pitch, start), currency }) : () => base
}

export const computePrice = (pitch: Priced, { start }: Pick<TimeRange, 'start'>, slots: number) => {
  if (!pitch.prices) return pitch.priceAmount * slots
  let sum = 0
  for (let n = 0; n < slots; n++)
    sum += amountAt(pitch, new Date(start.getTime() + n * pitch.slotMinutes * minute))
  return sum
}
