import type { PlaceState } from '@i-one/contract/sessions'
import { Refusal } from '../../lib/refusal.ts'

/** A person's part in a session. Who left may come back, at the end of the line; who was removed may not. */
export const placeMoves: Record<PlaceState, readonly PlaceState[]> = {
  invited: ['going', 'waitlisted', 'left', 'removed'],
  going: ['left', 'late-left', 'removed', 'checked-in', 'no-show'],
  waitlisted: ['going', 'offered', 'left', 'removed'],
  offered: ['going', 'waitlisted', 'left', 'removed'],
  left: ['going', 'waitlisted'],
  'late-left': ['going', 'waitlisted'],
  removed: [],
  'checked-in': ['no-show'],
  'no-show': ['checked-in'],
}

export const isGoing = (state: PlaceState) => state === 'going' || state === 'checked-in'
export const isWaiting = (state: PlaceState) => state === 'waitlisted' || state === 'offered'

const hour = 60 * 60_000

/** Leaving is free until so long before kick-off. */
const freeLeaving = 5 * hour

interface Crowd {
  capacity: number
  places: readonly { playerId: string; state: PlaceState }[]
}

/** Places nobody has; one that is offered to somebody is theirs until the offer ends. */
export const freePlaces = ({ capacity, places }: Crowd) =>
  capacity - places.filter(({ state }) => isGoing(state) || state === 'offered').length

/** Where somebody who joins comes to stand. */
export const placeOnJoining = (crowd: Crowd, playerId: string): 'going' | 'waitlisted' => {
  const place = crowd.places.find((one) => one.playerId === playerId)
  const next = freePlaces(crowd) > 0 ? 'going' : 'waitlisted'
  if (place?.state === 'removed') throw new Refusal('not-found')
  if (place && !(place.state === 'left' || place.state === 'late-left' || place.state === 'invited'))
    throw new Refusal('already-in')
  return next
}

interface Leaving extends Crowd {
  captainId: string
  start: Date
}

/** Who only waited costs nobody a game, and is never late. */
export const placeOnLeaving = (session: Leaving, playerId: string, now: Date): 'left' | 'late-left' => {
  if (session.captainId === playerId) throw new Refusal('captain-stays')
  const place = session.places.find((one) => one.playerId === playerId)
  if (!place || !placeMoves[place.state].includes('left')) throw new Refusal('not-in')
  const late = session.start.getTime() - now.getTime() < freeLeaving
  return late && place.state === 'going' ? 'late-left' : 'left'
}
