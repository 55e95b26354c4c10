import type { BookingState, Slot } from '@i-one/contract/bookings'
import { day, minute } from '@i-one/game/durations'
import type { Database } from '../lib/database/database.ts'
import type { Doing, UserDoing } from '../lib/doing.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { listHolds } from './holds/sql.ts'
import { bookable, bookingMoves, firstFree, judged } from './rules.ts'
import { type Stretch, slotsIn } from './slots.ts'
import { type Bookable, type Booking, findBookable, findBooking, findOccupied, moveBooking } from './sql.ts'

/*
 * Each of these is one guarded statement with its history and answers the booking as it is then, or nothing where the
 * world has moved first. Two at once on one booking: one of them moves it.
 */

/** Makes a session's booking of a person's own live hold. A pending one says until when the pitch may answer. */
export const useHold = (
  db: Database,
  id: string,
  { by, now, ...to }: UserDoing & ({ state: 'confirmed' } | { state: 'pending'; authorizeBy: Date }),
): Promise<Booking | undefined> => {
  const { state, authorizeBy } = { authorizeBy: undefined, ...to }
  return moveBooking(db, id, { from: ['held'], to: state, bookerId: by, authorizeBy, by, now })
}

export const authorizeBooking = (db: Database, id: string, { by, now }: Doing) =>
  moveBooking(db, id, { from: ['pending'], to: 'confirmed', by, now })

/** Ends the booking of a session, whether the pitch has answered or not. */
export const endBooking = (
  db: Database,
  id: string,
  { state, ...doing }: Doing & { state: 'expired' | 'declined' | 'cancelled' | 'released'; reason?: string },
) => {
  const from = (['pending', 'confirmed'] as const).filter((before) => bookingMoves[before].includes(state))
  return moveBooking(db, id, { from, to: state satisfies BookingState, ...doing })
}

/** How a stretch stands now, as in the list of slots; one that cannot be booked any more is closed. */
const slotNow = async (db: Database, { pitchId, start, end }: Stretch & { pitchId: string }, now: Date) => {
  const pitch = await findBookable(db, pitchId)
  const occupied = await findOccupied(db, [{ pitchId, start, end }], now)
  const [slot] = judged([{ start, end }], occupied)
  const open = pitch?.listed && start >= bookable(pitch, now).start
  return open ? slot : { ...slot, state: 'closed' }
}

/** Why this is no live hold of that person: `not-found` unless it is theirs, else `hold-ended` with its `slot` now. */
export const refusalOfHold = async (db: Database, id: string, { by, now }: UserDoing) => {
  const booking = await findBooking(db, id)
  if (booking?.bookerId !== by) return new Refusal('not-found')
  return new Refusal('hold-ended', { slot: await slotNow(db, booking, now) })
}

/** Somebody gives all slots back that they hold. */
export const giveBackHolds = async (db: Database, userId: string, now: Date) => {
  for (const id of await listHolds(db, userId))
    await moveBooking(db, id, { from: ['held'], to: 'released', bookerId: userId, by: userId, now })
}

/** The slots of a pitch in a stretch of time, as they stand now; days gone by and days too far ahead leave none of it. */
export const slotsWithin = async (
  db: Database,
  pitch: Bookable,
  { start, end }: Stretch,
  now: Date,
): Promise<Iterable<Slot>> => {
  if (start >= end) return []
  // the last slot may go on past the end
  const until = new Date(end.getTime() + pitch.slotMinutes * minute)
  const occupied = await findOccupied(db, [{ pitchId: pitch.id, start, end: until }], now)
  return judged(slotsIn(pitch, { start, end }), occupied)
}

/** The next three free slots from there on: within two days nearly always, else as far ahead as can be booked. */
export const alternatives = async (db: Database, pitch: Bookable, { start }: Stretch, now: Date) => {
  const { end } = bookable(pitch, now)
  const soon = new Date(Math.min(start.getTime() + 2 * day, end.getTime()))
  const free = firstFree(await slotsWithin(db, pitch, { start, end: soon }, now), 3)
  return free.length === 3 ? free : firstFree(await slotsWithin(db, pitch, { start, end }, now), 3)
}
