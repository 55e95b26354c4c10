import type { BookingState, Slot } from '@i-one/contract/bookings'
import { day, minute } from '@i-one/game/durations'
import type { Database } from '../lib/database/database.ts'
import type { Doing } from '../lib/doing.ts'
import { findOccupiedOn } from './occupied-sql.ts'
import { bookable, bookingMoves, firstFree, judged } from './rules.ts'
import { type Stretch, slotsIn } from './slots.ts'
import { type Bookable, moveBooking } from './sql.ts'

/*
 * Each of these is one guarded statement with its history and answers the booking as it is then, or nothing where the
 * world has moved first. Two at once on one booking: one of them moves it.
 */

export const authorizeBooking = (db: Database, id: string, { by, now }: Doing) =>
  moveBooking(db, id, { from: ['pending'], to: 'confirmed', by, now })

/** Ends the booking of a session, whether the pitch has answered or not. */
export const endBooking = (
  db: Database,
  id: string,
  {
    state,
    ...doing
  }: Doing & {
    state: 'expired' | 'declined' | 'cancelled' | 'released'
    reason?: string
    cancelFee?: number
  },
) => {
  const from = (['pending', 'confirmed'] as const).filter((before) => bookingMoves[before].includes(state))
  return moveBooking(db, id, { from, to: state satisfies BookingState, ...doing })
}

/**
 * The slots of a pitch in a stretch of time, as they stand now; days gone by and days too far ahead leave none of it.
 * `until`: in so many milliseconds since the epoch a hold among them is over.
 */
export const standWithin = async (db: Database, pitch: Bookable, { start, end }: Stretch, now: Date) => {
  const none: Iterable<Slot> = []
  if (start >= end) return { slots: none, until: Infinity }
  // the last slot may go on past the end
  const window = { pitchId: pitch.id, start, end: new Date(end.getTime() + pitch.slotMinutes * minute) }
  const occupied = await findOccupiedOn(db, window, now)
  return {
    slots: judged(slotsIn(pitch, { start, end }), occupied, pitch) as Iterable<Slot>,
    until: Math.min(Infinity, ...occupied.map(({ expires }) => expires)),
  }
}

export const slotsWithin = async (db: Database, pitch: Bookable, stretch: Stretch, now: Date) =>
  (await standWithin(db, pitch, stretch, now)).slots

/** The next three free slots from there on: within two days nearly always, else as far ahead as can be booked. */
export const alternatives = async (db: Database, pitch: Bookable, { start }: Stretch, now: Date) => {
  const { end } = bookable(pitch, now)
  const soon = new Date(Math.min(start.getTime() + 2 * day, end.getTime()))
  const free = firstFree(await slotsWithin(db, pitch, { start, end: soon }, now), 3)
  return free.length === 3 ? free : firstFree(await slotsWithin(db, pitch, { start, end }, now), 3)
}
