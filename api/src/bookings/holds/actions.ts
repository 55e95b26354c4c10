import type { Database } from '../../lib/database/database.ts'
import type { UserDoing } from '../../lib/doing.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { bookable, judged } from '../rules.ts'
import type { Stretch } from '../slots.ts'
import { type Booking, findBookable, findBooking, findOccupied, moveBooking } from '../sql.ts'
import { listHolds } from './sql.ts'

/** Makes a session's booking of a person's own live hold. A pending one says until when the pitch may answer. */
export const useHold = (
  db: Database,
  id: string,
  { by, now, ...to }: UserDoing & ({ state: 'confirmed' } | { state: 'pending'; authorizeBy: Date }),
): Promise<Booking | undefined> => {
  const { state, authorizeBy } = { authorizeBy: undefined, ...to }
  return moveBooking(db, id, { from: ['held'], to: state, bookerId: by, authorizeBy, by, now })
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
