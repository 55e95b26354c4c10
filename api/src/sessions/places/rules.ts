import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { hasPlace, isEnded, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { day } from '@i-one/game/durations'
import { getFreeLeaveDeadline, getEarliestStart } from '@i-one/game/sessions/deadlines'
import type { EndpointConcerning } from '../../is-allowed.ts'
import { ApiError, toInputError, requireFound } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { Caller } from '../../roles.ts'
import { type VisibleSession, isGuest, requirePermission } from '../rules.ts'
import type { StoredSession } from '../sql.ts'
import { type CapacityGroup, countFreePlaces } from '../waiting/rules.ts'

export const placeTransitions: Record<PlaceState, readonly PlaceState[]> = {
  invited: ['maybe', 'going', 'waitlisted', 'left', 'removed'],
  maybe: ['going', 'waitlisted', 'left', 'removed'],
  going: ['left', 'late-left', 'removed', 'checked-in', 'no-show'],
  waitlisted: ['going', 'offered', 'left', 'removed'],
  offered: ['going', 'waitlisted', 'left', 'removed'],
  left: ['going', 'waitlisted'],
  'late-left': ['going', 'waitlisted'],
  removed: [],
  'checked-in': ['left', 'late-left', 'removed', 'going', 'no-show'],
  'no-show': ['removed', 'going', 'checked-in'],
}

const joinableFrom = new Set<PlaceState>(['left', 'late-left', 'invited', 'maybe'])

export const getStateOnJoining = (
  crowd: CapacityGroup,
  playerId: string,
  all = crowd.places,
): 'going' | 'waitlisted' => {
  const place = all.find((one) => one.playerId === playerId)
  // guard: a full session accepts no more players
  const next = countFreePlaces(crowd) > 0 ? 'going' : 'waitlisted'
  // guard: a removed player cannot rejoin
  if (place?.state === 'removed') throw new ApiError('removed-from-session')
  // guard: a player has one place in a session
  if (place && !joinableFrom.has(place.state)) throw new ApiError('already-in')
  return next
}

interface Timed {
  start: Date
  movedAt?: Date | null
}

interface Leaving extends Timed, Led {
  places: readonly Leavable[]
}

interface Leavable {
  playerId: string
  state: PlaceState
  leaveFreeUntil?: string | null
}

const isLeavingFree = ({ start, movedAt }: Timed, { leaveFreeUntil }: Leavable, now: Date) =>
  now <= getFreeLeaveDeadline(start, movedAt, leaveFreeUntil ? new Date(leaveFreeUntil) : null)

/** After an early start, players who are not checked in can still leave free of charge. */
export const canLeaveAfterStart = (session: Timed & { state: SessionState }, place: Leavable, now: Date) =>
  session.state === 'started' && place.state === 'going' && isLeavingFree(session, place, now)

export const getStateOnLeaving = (session: Leaving, playerId: string, now: Date): 'left' | 'late-left' => {
  if (session.captainId === playerId || session.opponentId === playerId) throw new ApiError('captain-stays')
  const place = session.places.find((one) => one.playerId === playerId)
  if (!place || !placeTransitions[place.state].includes('left')) throw new ApiError('not-in')
  // guard: leaving within five hours of kick-off is late
  return isGoing(place.state) && !isLeavingFree(session, place, now) ? 'late-left' : 'left'
}

interface Part {
  id: string
  playerId: string
  state: PlaceState
  nickname: string | null
  addedBy: string | null
  set?: number | null
}

export const requirePlace = <P extends Part>(places: readonly P[], id: string): P =>
  requireFound(places.find((one) => one.id === id))

/** Throws unless the user may act on the place. The opponent's captain may act only on places of the second side. */
export const requireMayOnPlace = (
  action: EndpointConcerning<'place'>,
  session: VisibleSession,
  place: Part,
  user: Caller,
) =>
  requirePermission(
    action,
    place.set === 2 ? session : { ...session, opponentId: null },
    user,
    isGuest(place) && place.addedBy === user.id ? ['host'] : [],
  )

interface Led {
  captainId: string
  opponentId?: string | null
}

export const requireRemovable = ({ captainId, opponentId }: Led, place: Part) => {
  if (place.playerId === captainId || place.playerId === opponentId) throw new ApiError('captain-stays')
  if (!placeTransitions[place.state].includes('removed')) throw new ApiError('not-found')
}

type Attended = Pick<StoredSession, 'state' | 'start' | 'end'>

const attendanceCorrectableFor = day

const isAttendanceClosed = ({ state, end }: Attended, now: Date) =>
  state === 'finished' ? now.getTime() >= end.getTime() + attendanceCorrectableFor : isEnded(state)

/** Rejects marking a no-show before kick-off, because players can still arrive or leave until kick-off. */
export const requireAttendanceChange = (session: Attended, place: Part, state: PlaceState, now: Date) => {
  if (isAttendanceClosed(session, now)) throw new ApiError('session-ended')
  if (now < getEarliestStart(session.start)) throw new ApiError('too-early')
  if (state === 'no-show' && now < session.start) throw new ApiError('not-begun')
  if (!hasPlace(place.state)) throw new ApiError('not-in')
}

const isIn = (state: PlaceState) => hasPlace(state) || isWaiting(state)

export const requireTeammates = (places: readonly Part[], playerId: string, wished: readonly string[]) => {
  const others = new Set(places.filter(({ state }) => isIn(state)).map((place) => place.playerId))
  if (!others.delete(playerId)) throw new ApiError('not-in')
  if (!wished.every((player) => others.has(player)))
    throw toInputError({ players: i18n._('Choose other players who are in') })
}
