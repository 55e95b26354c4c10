import { getCancelFee } from '@i-one/game/payments/terms'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import { getAuthorizationDeadline, getFillDeadline, getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import { type Staffed, listDeciders } from '../at-centre.ts'
import { cancelBooking } from '../bookings/actions.ts'
import { findHoldError, convertHold } from '../bookings/holds/actions.ts'
import { type HeldSlot, findHeldSlot } from '../bookings/holds/sql.ts'
import type { Booking } from '../bookings/sql.ts'
import type { Actor, UserActor } from '../lib/actor.ts'
import type { Database } from '../lib/database/database.ts'
import { ApiError } from '../lib/http/api-error.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { saveAuthor } from '../text-authors.ts'
import { removeFreeLeavers } from './free-leaving/sql.ts'
import { insertChange } from './history/sql.ts'
import { listAllUsers, notifyUsers, listParticipants, listPlayers } from './notify-users.ts'
import { markNoShows, savePlace } from './places/sql.ts'
import {
  type CancelReason,
  isAutomaticallyAuthorized,
  endedBookingStates,
  getCapacity,
  createSessionCode,
} from './rules.ts'
import { findTeamName, insertSets, updateSetTeam } from './sets/sql.ts'
import { updateSessionShares, settlePlaces, changeSessionState } from './settle-places.ts'
import {
  type SessionInput,
  type StoredSession,
  findSession,
  insertSession,
  updateSessionBooking,
} from './sql.ts'

export const bookSession = async (db: Database, input: SessionInput, { by, now }: UserActor) => {
  const held = await findHeldSlot(db, input.hold, { bookerId: by, kind: input.kind ?? 'session', now })
  const booking = held && (await book(db, held, { by, now }))
  if (!booking) throw await findHoldError(db, input.hold, { by, now })
  return createSessionForBooking(db, input, { ...held, ...booking }, { by, now })
}

export const createSessionForBooking = async (
  db: Database,
  input: Omit<SessionInput, 'hold'>,
  booking: Staffed & Pick<Booking, 'id' | 'start' | 'authorizeBy'>,
  { by, now, notifyAs }: UserActor & { notifyAs?: 'taken-over' },
) => {
  const teamName = input.team && (await findTeamName(db, input.team, by))
  if (input.team && teamName === undefined) throw new ApiError('not-a-member')
  const capacity = getCapacity(input)
  const id = await insertSession(db, {
    ...input,
    code: createSessionCode(),
    bookingId: booking.id,
    captainId: by,
    matchType: input.matchType ?? 'Friendly Match',
    minimum: input.minimum ?? getMinimumPlayers(capacity),
    fillBy: getFillDeadline(booking.start, now),
    now,
  })
  await saveAuthor(db, { id, by, texts: { 'sessions.title': input.title, 'sessions.note': input.note } })
  const names = drawSetNames(input.sets, Math.random, teamName ? [teamName] : [])
  await insertSets(db, id, names)
  if (input.team && teamName)
    await updateSetTeam(db, { sessionId: id, set: 1, name: teamName, team: input.team })
  await savePlace(db, { sessionId: id, playerId: by, state: 'going', takeMeIn: true, now })
  await insertChange(db, { sessionId: id, change: 'created', by, now })
  await settlePlaces(db, id, { by, now })
  const watching = booking.authorizeBy ? [by, ...listDeciders(booking)] : [by]
  await notifyTopics(db, ...watching.map((user) => `user:${user}`))
  if (notifyAs) await notifyUsers(db, id, listDeciders(booking), { kind: notifyAs, by, now })
  else if (!input.seriesId) await notifyPitch(db, { ...booking, id }, 1, { by, now })
  return id
}

export const notifyPitch = (
  db: Database,
  { id, authorizeBy, ...pitch }: Staffed & { id: string; authorizeBy: Date | null },
  weeks: number,
  { by, now }: Actor,
) =>
  notifyUsers(db, id, listDeciders(pitch), {
    kind: authorizeBy ? 'to-authorize' : 'booked',
    facts: { ...(authorizeBy && { until: authorizeBy }), ...(weeks > 1 && { weeks }) },
    by,
    now,
  })

const book = (db: Database, held: HeldSlot, { by, now }: UserActor) => {
  if (held.start <= now) throw new ApiError('in-the-past')
  if (isAutomaticallyAuthorized(held, by)) return convertHold(db, held.id, { state: 'confirmed', by, now })
  const authorizeBy = getAuthorizationDeadline(held.start, now)
  return convertHold(db, held.id, { state: 'pending', authorizeBy, by, now })
}

/** If too few players joined, uses the fee at the fill deadline, because the timer can run late. */
export const getCancellationFee = (
  { bookingState, terms, priceAmount, priceCurrency, start, captainId, ownerId, fillBy }: StoredSession,
  reason: CancelReason,
  now: Date,
) => {
  const times: Partial<Record<CancelReason, Date>> = { captain: now, 'too-few-players': fillBy }
  const at = times[reason]
  return at && bookingState === 'confirmed' && captainId !== ownerId
    ? getCancelFee(terms ?? undefined, { price: { amount: priceAmount, currency: priceCurrency }, start, at })
    : 0
}

export const cancelAndNotify = async (
  db: Database,
  session: StoredSession,
  {
    reason,
    reasonCode,
    words,
    by,
    now,
  }: Actor & { reason: CancelReason; reasonCode?: ReasonCode; words?: string },
) => {
  await changeSessionState(db, session, 'cancelled', { by, now, reason, reasonCode, words })
  await updateSessionShares(db, session, 'cancelled', now)
  const freed = await cancelBooking(db, session.bookingId, {
    state: endedBookingStates[reason],
    reason: words ?? reasonCode ?? reason,
    cancelFee: getCancellationFee(session, reason, now),
    by,
    now,
  })
  if (!freed) throw new Error(`the booking of session ${session.id} changed although the session is locked`)
  const kind = reason === 'declined' ? 'declined' : 'cancelled'
  await notifyUsers(db, session.id, listAllUsers(session), {
    kind,
    facts: { reason, reasonCode, words },
    by,
    now,
  })
}

export const cancelAfterWithdrawal = async (
  db: Database,
  session: StoredSession,
  { bookingId, by, now }: UserActor & { bookingId: string },
) => {
  await updateSessionBooking(db, session.id, bookingId)
  await changeSessionState(db, session, 'cancelled', { by, now, reason: 'pitch' })
  await updateSessionShares(db, session, 'cancelled', now)
  const others = listParticipants(session).filter((one) => one !== session.captainId)
  await notifyUsers(db, session.id, [session.captainId], { kind: 'taken-back', by, now })
  await notifyUsers(db, session.id, others, { kind: 'cancelled', facts: { reason: 'pitch' }, by, now })
}

export const start = async (db: Database, session: StoredSession, actor: Actor) => {
  await changeSessionState(db, session, 'started', actor)
  await updateSessionShares(db, session, 'started', actor.now)
  await notifyUsers(db, session.id, listParticipants(session), { kind: 'started', ...actor })
}

const removeUncommitted = async (db: Database, session: StoredSession, now: Date) => {
  const left = await removeFreeLeavers(db, session.id, now)
  return (left > 0 && (await findSession(db, session.id))) || session
}

export const finish = async (db: Database, running: StoredSession, actor: Actor) => {
  const session = await removeUncommitted(db, running, actor.now)
  await markNoShows(db, session, actor.now)
  await changeSessionState(db, session, 'finished', actor)
  await updateSessionShares(db, session, 'finished', actor.now)
  // skips sessions that were never started in the app, because their players expect no result
  if (session.state === 'started')
    await notifyUsers(db, session.id, listPlayers(session), { kind: 'finished', ...actor })
}

export const abandon = async (
  db: Database,
  running: StoredSession,
  { reason, by, now }: Actor & { reason: ReasonCode },
) => {
  const session = await removeUncommitted(db, running, now)
  await changeSessionState(db, session, 'abandoned', { by, now, reason })
  await updateSessionShares(db, session, 'abandoned', now)
  await notifyUsers(db, session.id, listAllUsers(session), { kind: 'cancelled', facts: { reason }, by, now })
}
