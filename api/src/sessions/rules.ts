import { randomBytes } from 'node:crypto'
import type { BookingState } from '@i-one/contract/bookings'
import type { EndReason, SessionState } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { isUnfinished } from '@i-one/game/matches/match-state'
import { autoFinishDelay, getEarliestStart } from '@i-one/game/sessions/deadlines'
import { type Staffed, toRoleAtCentre } from '../at-centre.ts'
import { type EndpointConcerning, isAllowed } from '../is-allowed.ts'
import { ApiError } from '../lib/http/api-error.ts'
import type { Caller, Role } from '../roles.ts'
import type { StoredPlace, StoredSession } from './sql.ts'

export const createSessionCode = () => randomBytes(12).toString('base64url')

/** A confirmed session can become `finished`, because teams may play without starting the session in the app. */
const transitions: Record<SessionState, readonly SessionState[]> = {
  open: ['confirmed', 'started', 'cancelled'],
  confirmed: ['open', 'started', 'finished', 'cancelled'],
  started: ['finished', 'abandoned'],
  finished: [],
  cancelled: [],
  abandoned: [],
}

export const canTransition = (from: SessionState, to: SessionState) => transitions[from].includes(to)

export const endedBookingStates = {
  'not-authorized-in-time': 'expired',
  declined: 'declined',
  'too-few-players': 'released',
  captain: 'cancelled',
  pitch: 'cancelled',
  staff: 'cancelled',
} as const satisfies Partial<Record<EndReason, BookingState>>
export type CancelReason = keyof typeof endedBookingStates

export type SessionAction = EndpointConcerning<'session' | 'place'>

/** `places` includes players who have left. */
export interface VisibleSession extends Staffed {
  captainId: string
  teamCaptains: readonly string[]
  opponentId?: string | null
  visibility: string
  places: readonly { playerId: string; state: string }[]
}

const commonRoles: ReadonlySet<Role> = new Set<Role>(['anyone', 'user', 'onlooker'])

export const getRoles = (session: VisibleSession, user: Caller) => {
  const roles = new Set(commonRoles)
  if (session.captainId === user.id) roles.add('captain')
  if (session.teamCaptains.includes(user.id)) roles.add('team-captain')
  if (session.opponentId === user.id) roles.add('opponent')
  if (session.places.some(({ playerId, state }) => playerId === user.id && state !== 'removed'))
    roles.add('player')
  const atCentre = toRoleAtCentre(session, user)
  if (atCentre) roles.add(atCentre)
  if (user.isAdmin) roles.add('admin')
  return roles
}

/** Players who left a session with visibility `link` can still see the session, but removed players cannot. */
export const maySee = (session: VisibleSession, user: Caller) =>
  session.visibility === 'public' || getRoles(session, user).size > commonRoles.size

export const requireVisible = (session: VisibleSession, user: Caller) => {
  // guard: a link-only session is hidden from other users
  if (!maySee(session, user)) throw new ApiError('not-found')
}

export const requireReachable = (
  session: VisibleSession & { code: string },
  user: Caller,
  code: string | undefined,
) => {
  // guard: a link-only session opens only with its current code
  if (code !== session.code) return requireVisible(session, user)
  requireNotRemoved(session, user)
}

export const requireNotRemoved = (session: VisibleSession, user: Caller | null) => {
  const isRemoved = session.places.some(({ playerId, state }) => playerId === user?.id && state === 'removed')
  if (user && isRemoved && !maySee(session, user)) throw new ApiError('removed-from-session')
}

/** `more` adds the user's roles for one place, such as `host` for a guest whom the user added. */
export const requirePermission = (
  action: SessionAction,
  session: VisibleSession,
  user: Caller,
  more: readonly Role[] = [],
) => {
  requireVisible(session, user)
  if (!isAllowed(action, new Set([...getRoles(session, user), ...more]))) throw new ApiError('not-yours')
}

/** A captain who also owns the pitch cancels as captain. Staff cancel on behalf of the pitch. */
export const getCancelReason = (session: VisibleSession, user: Caller): CancelReason =>
  session.captainId === user.id ? 'captain' : 'pitch'

export const isGuest = ({ nickname, addedBy }: { nickname: string | null; addedBy: string | null }) =>
  nickname === null && addedBy !== null

type Paid = Pick<StoredPlace, 'playerId' | 'nickname' | 'addedBy' | 'owedBy'>

/** Returns the player who pays: for a guest, even a claimed guest, the player who added the guest. */
export const getPayer = (place: Paid): string =>
  place.owedBy ?? (isGuest(place) && place.addedBy !== null ? place.addedBy : place.playerId)

export const getCapacity = ({ playersPerTeam, sets }: { playersPerTeam: number; sets: number }) =>
  playersPerTeam * sets

interface Sided<P> {
  opponentId: string | null
  playersPerTeam: number
  sets: number
  places: readonly P[]
}

/** If the session has an opponent, returns the places and capacity of one side only. */
export const toCapacityGroup = <S extends Sided<{ set: number | null }>>(session: S, set: number | null) => ({
  ...session,
  ...(session.opponentId === null
    ? { capacity: getCapacity(session) }
    : {
        capacity: session.playersPerTeam,
        places: session.places.filter((place) => place.set === set) as unknown as S['places'],
      }),
})

export const listCapacityGroups = <S extends Sided<{ set: number | null }>>(session: S) =>
  session.opponentId === null
    ? [toCapacityGroup(session, null)]
    : [toCapacityGroup(session, 1), toCapacityGroup(session, 2)]

export const getLeader = (
  { captainId, opponentId }: { captainId: string; opponentId: string | null },
  set: number | null,
) => (set === 2 && opponentId !== null ? opponentId : captainId)

interface Authorizing {
  autoAuthorize: boolean
  ownerId: string | null
}

export const isAutomaticallyAuthorized = ({ autoAuthorize, ownerId }: Authorizing, bookerId: string) =>
  autoAuthorize || ownerId === null || ownerId === bookerId

interface Filling extends Pick<StoredSession, 'minimum' | 'comingAnyway' | 'fillBy'> {
  going: number
}

/** Confirms a session with enough players. Reopens a confirmed session without enough players before `fillBy`. */
export const findNextState = (
  state: SessionState,
  { going, minimum, comingAnyway, fillBy }: Filling,
  now: Date,
): 'open' | 'confirmed' | undefined => {
  const enough = comingAnyway ? 1 : minimum
  if (state === 'open' && going >= enough) return 'confirmed'
  if (state === 'confirmed' && going < enough && now < fillBy) return 'open'
  return undefined
}

type Timed = Pick<StoredSession, 'state' | 'start' | 'end'>

export const isOver = ({ state, end }: Timed, now: Date) =>
  state === 'started' ? false : isEnded(state) || now >= end

export const requireNotStarted = (session: Timed, now: Date) => {
  if (isOver(session, now)) throw new ApiError('session-ended')
  if (session.state === 'started') throw new ApiError('session-started')
}

export const requireStartable = (session: Timed & { bookingState: BookingState }, now: Date) => {
  if (!canTransition(session.state, 'started'))
    throw new ApiError(session.state === 'started' ? 'session-started' : 'session-ended')
  if (session.bookingState === 'pending') throw new ApiError('not-authorized-yet')
  if (now < getEarliestStart(session.start)) throw new ApiError('too-early')
  if (now >= session.end) throw new ApiError('too-late')
}

export const requireStarted = ({ state }: { state: string }) => {
  if (isEnded(state)) throw new ApiError('session-ended')
  if (state !== 'started') throw new ApiError('session-not-started')
}

export const requireFinishable = (state: string, matches: readonly { state: string }[]) => {
  requireStarted({ state })
  const match = matches.find(({ state }) => isUnfinished(state))
  if (match) throw new ApiError('match-unfinished', { match })
}

type Asking = Pick<StoredSession, 'state' | 'bookingState' | 'authorizeBy'>

/** Compares the deadline with the clock, because the timer that expires requests can run late. */
export const requireAwaiting = ({ state, bookingState, authorizeBy }: Asking, now: Date) => {
  const waits = bookingState === 'pending' && authorizeBy !== null && now < authorizeBy
  // guard: a booking request can be answered once, before its deadline
  if (!waits || !canTransition(state, 'cancelled')) throw new ApiError('not-awaiting-authorization')
}

type Due = Asking & Pick<StoredSession, 'comingAnyway' | 'fillBy' | 'end'>

export const isUnanswered = ({ state, bookingState, authorizeBy }: Due, now: Date) =>
  bookingState === 'pending' &&
  authorizeBy !== null &&
  authorizeBy <= now &&
  canTransition(state, 'cancelled')

export const isUnfilled = ({ state, comingAnyway, fillBy }: Due, now: Date) =>
  state === 'open' && !comingAnyway && fillBy <= now

export const isFinishDue = ({ state, bookingState, end }: Due, now: Date) =>
  canTransition(state, 'finished') &&
  bookingState === 'confirmed' &&
  now.getTime() >= end.getTime() + autoFinishDelay
