import { type BookingState, type Slot, bookableDays } from '@i-one/contract/bookings'
import { ApiError } from '../lib/http/api-error.ts'
import { toInstantText } from '../lib/instant-text.ts'
import type { OccupiedRange } from './occupied-sql.ts'
import { type Priced, createSlotPricer } from './prices.ts'
import {
  type ZonedPitchHours,
  type TimeRange,
  addDays,
  dayAt,
  findConsecutiveRange,
  startOfDay,
} from './slots.ts'
import type { Bookable } from './sql.ts'

export const bookingTransitions: Record<BookingState, readonly BookingState[]> = {
  held: ['pending', 'confirmed', 'released', 'expired'],
  pending: ['confirmed', 'declined', 'cancelled', 'released', 'expired'],
  confirmed: ['cancelled', 'released'],
  blocked: ['released'],
  expired: [],
  declined: [],
  cancelled: [],
  released: [],
}

const bookableUntil = ({ timeZone }: ZonedPitchHours, now: Date) =>
  startOfDay(timeZone, addDays(dayAt(timeZone, now), bookableDays + 1))

export const getBookableRange = (hours: ZonedPitchHours, now: Date): TimeRange => ({
  start: new Date(now.getTime() + 1),
  end: bookableUntil(hours, now),
})

const later = (a: Date, b: Date) => (a > b ? a : b)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

export const getSlotRange = (
  hours: ZonedPitchHours,
  { from, days = bookableDays }: { from?: string; days?: number },
  now: Date,
) => {
  const { start, end } = getBookableRange(hours, now)
  const first = from ?? dayAt(hours.timeZone, now)
  return {
    start: later(start, startOfDay(hours.timeZone, first)),
    end: earlier(end, startOfDay(hours.timeZone, addDays(first, days))),
  }
}

export const requireBookableRange = (pitch: Bookable, start: Date, slots: number, now: Date): TimeRange => {
  if (!pitch.listed) throw new ApiError('pitch-hidden')
  if (start <= now) throw new ApiError('in-the-past')
  if (start >= bookableUntil(pitch, now)) throw new ApiError('too-far-ahead')
  const timeRange = findConsecutiveRange(pitch, start, slots)
  if (!timeRange) throw new ApiError('slot-closed')
  return timeRange
}

const slotState = {
  held: 'held',
  pending: 'booked',
  confirmed: 'booked',
  blocked: 'closed',
} as const satisfies Record<OccupiedRange['state'], Slot['state']>

const judge = (occupied: readonly OccupiedRange[]) => {
  let past = 0
  return ({ start, end }: TimeRange): Slot['state'] => {
    while (past < occupied.length && occupied[past]!.end <= start) past++
    const first = occupied[past]
    return first && first.start < end ? slotState[first.state] : 'free'
  }
}

export function* toSlotStates(
  slots: Iterable<TimeRange>,
  occupied: readonly OccupiedRange[],
  pitch: Priced,
): Generator<Slot> {
  const stateOf = judge(occupied)
  const priceOf = createSlotPricer(pitch)
  for (const slot of slots)
    yield {
      start: toInstantText(slot.start),
      end: toInstantText(slot.end),
      state: stateOf(slot),
      price: priceOf(slot),
    }
}

export const hasFreeSlot = (slots: readonly TimeRange[], occupied: readonly OccupiedRange[]) => {
  const stateOf = judge(occupied)
  return slots.some((slot) => stateOf(slot) === 'free')
}

export const findFirstFree = (slots: Iterable<Slot>, count: number) => {
  const free: Slot[] = []
  for (const slot of slots) {
    if (slot.state === 'free') free.push(slot)
    if (free.length === count) break
  }
  return free
}
