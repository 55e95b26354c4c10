import type { BookingMove, BookingMovePreview, BookingMoveRequest } from '@i-one/contract/centres/bookings'
import {
  getAuthorizationDeadline,
  getFillDeadline,
  getFreeLeaveDeadline,
} from '@i-one/game/sessions/deadlines'
import { canActAt, listDeciders } from '../../at-centre.ts'
import { listAlternatives } from '../../bookings/actions.ts'
import { findOwnedPitch } from '../../bookings/closures/sql.ts'
import { requirePrice } from '../../bookings/holds/rules.ts'
import { lockMovesBetween, shiftBooking } from '../../bookings/moving/sql.ts'
import { computePrice } from '../../bookings/prices.ts'
import { requireBookableRange } from '../../bookings/rules.ts'
import { findBookable } from '../../bookings/sql.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, toConstraintError } from '../../lib/http/api-error.ts'
import { toInstantText } from '../../lib/instant-text.ts'
import { updateDeadlines } from '../../sessions/deadlines/sql.ts'
import { limitFreeLeaving, waiveLateFees } from '../../sessions/free-leaving/sql.ts'
import { insertChange } from '../../sessions/history/sql.ts'
import { listAllUsers, notifyUsers } from '../../sessions/notify-users.ts'
import { requireNotStarted } from '../../sessions/rules.ts'
import { settlePlaces } from '../../sessions/settle-places.ts'
import type { StoredSession } from '../../sessions/sql.ts'
import { limitOffers } from '../../sessions/waiting/sql.ts'
import { withSameLength, isMoreExpensive, isSameRange, countSlots, toMovePreview } from './rules.ts'

// Both pitches must have the same owner. Staff can move bookings only between centres where they have a role.
const findTarget = async (db: Database, pitchId: string, session: StoredSession, by: string) => {
  const owned = await findOwnedPitch(db, pitchId)
  const pitch = owned && (await findBookable(db, pitchId))
  if (!owned || !pitch) throw new ApiError('not-found')
  const worksElsewhere = canActAt(session, by) && !canActAt(owned, by)
  if (owned.ownerId !== session.ownerId || worksElsewhere) throw new ApiError('not-yours')
  return { ...pitch, name: owned.name, answering: listDeciders(owned) }
}

const countNotified = (session: StoredSession, answering: readonly (string | null)[], by: string) => {
  const guests = session.places.filter(({ nickname }) => nickname === null).map(({ playerId }) => playerId)
  const passedOver = new Set([...guests, by, null])
  return new Set([...listAllUsers(session), ...answering].filter((one) => !passedOver.has(one))).size
}

const planMove = async (
  db: Database,
  session: StoredSession,
  { pitch: id, start, length }: BookingMove,
  { by, now }: UserActor,
) => {
  requireNotStarted(session, now)
  if (now >= session.start) throw new ApiError('in-the-past')
  const pitch = await findTarget(db, id, session, by)
  const slots = countSlots(pitch, session)
  const whole = requireBookableRange(pitch, new Date(start), slots, now)
  return { pitch, slots, whole, timeRange: length === 'kept' ? withSameLength(session, whole) : whole }
}

export const previewSessionMove = async (
  db: Database,
  session: StoredSession,
  move: BookingMove,
  { by, now }: UserActor,
): Promise<BookingMovePreview> => {
  const plan = await planMove(db, session, move, { by, now })
  return {
    ...toMovePreview(session, plan),
    fillBy: toInstantText(getFillDeadline(plan.timeRange.start, now)),
    notified: countNotified(session, plan.pitch.answering, by),
  }
}

/** Requires the session's lock. Sets deadlines as for a new session. Idempotent. */
export const moveSessionTo = async (
  db: Database,
  session: StoredSession,
  { price, ...move }: BookingMoveRequest,
  { by, now }: UserActor,
) => {
  const { pitch, slots, timeRange } = await planMove(db, session, move, { by, now })
  if (pitch.id === session.pitchId && isSameRange(timeRange, session)) return
  const priceAmount = computePrice(pitch, timeRange, slots)
  requirePrice({ priceAmount, priceCurrency: pitch.priceCurrency }, price)
  if (price && isMoreExpensive(session, price)) throw new ApiError('price-agreed')
  await lockMovesBetween(db, [session.pitchId, pitch.id])
  const authorizeBy = getAuthorizationDeadline(timeRange.start, now)
  await shiftBooking(db, session.bookingId, { ...timeRange, pitchId: pitch.id, authorizeBy, price, by, now })
  await updateDeadlines(db, session.id, { fillBy: getFillDeadline(timeRange.start, now), now })
  await limitOffers(db, session.id, timeRange.start)
  await limitFreeLeaving(db, session.id, timeRange.start)
  // players who left late owe nothing, because the session has moved since
  const forgiven = await waiveLateFees(db, session.id, now)
  if (price || forgiven) await settlePlaces(db, session.id, { by, now })
  await insertChange(db, { sessionId: session.id, change: 'moved', by, now })
  const { pitchName, timeZone, start: before } = session
  const agreed = { amount: session.priceAmount, currency: session.priceCurrency }
  const isCheaper = price !== undefined && price.amount !== agreed.amount
  const was = { pitch: pitchName, timeZone, start: before, ...(isCheaper && { price: agreed }) }
  const facts = { was, until: getFreeLeaveDeadline(timeRange.start, now) }
  const users = [...listAllUsers(session), ...pitch.answering]
  await notifyUsers(db, session.id, users, { kind: 'moved', facts, by, now })
}

export const rethrowWithAlternatives = async (db: Database, error: unknown, move: BookingMove, now: Date) => {
  if (toConstraintError(error)?.code !== 'slot-taken') throw error
  const pitch = await findBookable(db, move.pitch)
  const start = new Date(move.start)
  throw new ApiError('slot-taken', {
    alternatives: pitch ? await listAlternatives(db, pitch, { start, end: start }, now) : [],
  })
}
