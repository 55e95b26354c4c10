import type { HoldRequest } from '@i-one/contract/bookings/holds'
import type * as z from 'zod/mini'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import { listAlternatives } from '../actions.ts'
import { listOccupiedRanges } from '../occupied-sql.ts'
import { isTaken } from '../occupy-sql.ts'
import { getBookableRange, toSlotStates, requireBookableRange } from '../rules.ts'
import type { TimeRange } from '../slots.ts'
import { type Booking, findBookable, findBooking, transitionBooking } from '../sql.ts'
import { holdLimitWindow, toNewHold, requireBelowHoldLimit, requirePrice, toHold } from './rules.ts'
import { type NewHold, type HoldKind, countHolds, insertHold, listHolds, lockHolds } from './sql.ts'

type OwnHold = NewHold & { kind: HoldKind }

/** Runs before the transaction, because most requests for a popular slot already fail here with `slot-taken`. */
export const prepareHold = async (
  db: Database,
  { pitch: id, start, slots, price }: z.output<typeof HoldRequest>,
  { kind, by, now }: UserActor & { kind: HoldKind },
) => {
  const pitch = requireFound(await findBookable(db, id))
  const timeRange = requireBookableRange(pitch, new Date(start), slots, now)
  const hold = { ...toNewHold(pitch, timeRange, slots, { bookerId: by, now }), kind }
  requirePrice(hold, price)
  const slotTaken = async (in_: Database) =>
    new ApiError('slot-taken', { alternatives: await listAlternatives(in_, pitch, timeRange, now) })
  if (await isTaken(db, hold)) throw await slotTaken(db)
  return { hold, slotTaken }
}

export const acquireHold = async (
  db: Database,
  { hold, slotTaken }: Awaited<ReturnType<typeof prepareHold>>,
  { limited }: { limited: boolean },
) => {
  const taken = await (limited ? insertHoldWithinLimits(db, hold) : insertHold(db, hold))
  if (!taken) throw await slotTaken(db)
  return toHold({ ...taken, expiresAt: hold.expiresAt }, hold.now)
}

const insertHoldWithinLimits = async (db: Database, hold: OwnHold) => {
  const { bookerId: userId, kind, now } = hold
  await lockHolds(db, userId)
  const since = new Date(now.getTime() - holdLimitWindow)
  requireBelowHoldLimit(kind, await countHolds(db, { userId, kind, since, now }))
  return insertHold(db, hold)
}

export const convertHold = (
  db: Database,
  id: string,
  { by, now, ...to }: UserActor & ({ state: 'confirmed' } | { state: 'pending'; authorizeBy: Date }),
): Promise<Booking | undefined> => {
  const { state, authorizeBy } = { authorizeBy: undefined, ...to }
  return transitionBooking(db, id, { from: ['held'], to: state, bookerId: by, authorizeBy, by, now })
}

const slotNow = async (db: Database, { pitchId, start, end }: TimeRange & { pitchId: string }, now: Date) => {
  const pitch = requireFound(await findBookable(db, pitchId))
  const occupied = await listOccupiedRanges(db, [{ pitchId, start, end }], now)
  const [slot] = toSlotStates([{ start, end }], occupied, pitch)
  const open = pitch.listed && start >= getBookableRange(pitch, now).start
  return open ? slot : { ...slot, state: 'closed' }
}

/** Returns `not-found` for another user's hold, so that the error reveals nothing about the hold. */
export const findHoldError = async (db: Database, id: string, { by, now }: UserActor) => {
  const booking = await findBooking(db, id)
  if (booking?.bookerId !== by) return new ApiError('not-found')
  return new ApiError('hold-ended', { slot: await slotNow(db, booking, now) })
}

export const releaseHoldsOf = async (db: Database, userId: string, now: Date) => {
  for (const id of await listHolds(db, userId))
    await transitionBooking(db, id, { from: ['held'], to: 'released', bookerId: userId, by: userId, now })
}
