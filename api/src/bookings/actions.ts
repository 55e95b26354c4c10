import type { Slot } from '@i-one/contract/bookings'
import { day, minute } from '@i-one/game/durations'
import type { Actor } from '../lib/actor.ts'
import type { Database } from '../lib/database/database.ts'
import { listOccupiedRangesIn } from './occupied-sql.ts'
import { getBookableRange, bookingTransitions, findFirstFree, toSlotStates } from './rules.ts'
import { type TimeRange, listSlotsIn } from './slots.ts'
import { type Bookable, transitionBooking } from './sql.ts'

/* `authorizeBooking` and `cancelBooking` return undefined if the booking is no longer in an expected state. */

export const authorizeBooking = (db: Database, id: string, { by, now }: Actor) =>
  transitionBooking(db, id, { from: ['pending'], to: 'confirmed', by, now })

interface Ending extends Actor {
  state: 'expired' | 'declined' | 'cancelled' | 'released'
  reason?: string
  cancelFee?: number
}

export const cancelBooking = (db: Database, id: string, { state, ...ending }: Ending) => {
  const from = (['pending', 'confirmed'] as const).filter((before) =>
    bookingTransitions[before].includes(state),
  )
  return transitionBooking(db, id, { from, to: state, ...ending })
}

export const findSlotStates = async (db: Database, pitch: Bookable, { start, end }: TimeRange, now: Date) => {
  const none: Iterable<Slot> = []
  if (start >= end) return { slots: none, until: Infinity }
  // extends the search, because the last slot may end after the time range
  const window = { pitchId: pitch.id, start, end: new Date(end.getTime() + pitch.slotMinutes * minute) }
  const occupied = await listOccupiedRangesIn(db, window, now)
  return {
    slots: toSlotStates(listSlotsIn(pitch, { start, end }), occupied, pitch) as Iterable<Slot>,
    until: Math.min(Infinity, ...occupied.map(({ expires }) => expires)),
  }
}

export const listSlotStates = async (db: Database, pitch: Bookable, timeRange: TimeRange, now: Date) =>
  (await findSlotStates(db, pitch, timeRange, now)).slots

export const listAlternatives = async (db: Database, pitch: Bookable, { start }: TimeRange, now: Date) => {
  const { end } = getBookableRange(pitch, now)
  const soon = new Date(Math.min(start.getTime() + 2 * day, end.getTime()))
  const free = findFirstFree(await listSlotStates(db, pitch, { start, end: soon }, now), 3)
  return free.length === 3 ? free : findFirstFree(await listSlotStates(db, pitch, { start, end }, now), 3)
}
