import type { PlaceState } from '@i-one/contract/sessions'
import { hasPlace, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { hour, minute } from '@i-one/game/durations'
import { ApiError } from '../../lib/http/api-error.ts'
import { isOver } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'

/**
 * The waitlist. Until kick-off, a free place goes to the first player in line: immediately with automatic promotion,
 * otherwise as an offer. An offered place is not free. A player whose offer expires moves to the end of the line and
 * gets no further offer until the session has been full again, so that an unwanted place is not offered endlessly.
 * If every waitlisted player has let an offer expire, or after kick-off, the first player who taps gets the place.
 */

const offerLength = (left: number) => {
  if (left <= hour) return 10 * minute
  return left <= 16 * hour ? 30 * minute : 2 * hour
}

export interface CapacityGroup {
  capacity: number
  places: readonly { playerId: string; state: PlaceState }[]
}

export const countFreePlaces = ({ capacity, places }: CapacityGroup) =>
  capacity - places.filter(({ state }) => hasPlace(state) || state === 'offered').length

export const getOfferExpiry = (start: Date, now: Date) => {
  const left = start.getTime() - now.getTime()
  return left > 0 ? new Date(now.getTime() + Math.min(left, offerLength(left))) : undefined
}

type Waiting = Pick<StoredPlace, 'playerId' | 'state' | 'takeMeIn' | 'offerUntil'>

interface Crowd extends CapacityGroup {
  places: readonly Waiting[]
}

type Line = Crowd & Pick<StoredSession, 'state' | 'start' | 'end'>

export interface WaitlistMove {
  playerId: string
  to: 'waitlisted' | 'offered' | 'going'
  until?: Date
}

const isJoinable = (line: Line, now: Date) => line.state !== 'started' && !isOver(line, now)

// guard: an offered place expires at its deadline
const isOpen = ({ state, offerUntil }: Waiting, now: Date) =>
  state === 'offered' && offerUntil !== null && new Date(offerUntil) > now

/** True if the player let an offer expire: the player is on the waitlist, but `offerUntil` is still set. */
const hasPassed = ({ state, offerUntil }: Waiting) => state === 'waitlisted' && offerUntil !== null

const listEndedOffers = (line: Line, now: Date): WaitlistMove[] =>
  line.places
    .filter((place) => place.state === 'offered' && !(isJoinable(line, now) && isOpen(place, now)))
    .map(({ playerId }) => ({ playerId, to: 'waitlisted' }))

const moveOf = ({ playerId, takeMeIn }: Waiting, until: Date | undefined): WaitlistMove =>
  takeMeIn ? { playerId, to: 'going' } : { playerId, to: 'offered', until }

export const listWaitlistMoves = (line: Line, now: Date): WaitlistMove[] => {
  const ended = listEndedOffers(line, now)
  if (!isJoinable(line, now)) return ended
  const until = getOfferExpiry(line.start, now)
  const back = line.places.filter(({ playerId }) => ended.some((move) => move.playerId === playerId))
  const inLine = [...line.places.filter(({ state }) => state === 'waitlisted'), ...back]
  const next = until
    ? inLine.filter((place) => place.takeMeIn || !(hasPassed(place) || back.includes(place)))
    : []
  const free = Math.max(0, countFreePlaces(line) + ended.length)
  return [...ended, ...next.slice(0, free).map((place) => moveOf(place, until))]
}

export const shouldOfferAgain = (line: Crowd) =>
  countFreePlaces(line) <= 0 &&
  line.places.every(({ state }) => state !== 'offered') &&
  line.places.some(hasPassed)

const getPlace = (places: readonly Waiting[], playerId: string) => {
  const place = places.find((one) => one.playerId === playerId)
  if (!place || !(isGoing(place.state) || isWaiting(place.state))) throw new ApiError('not-in')
  return place
}

/** Compares the offer's deadline with the clock, because the timer that expires offers can run late. */
export const hasFreePlace = (crowd: Crowd, playerId: string, now: Date) => {
  const place = getPlace(crowd.places, playerId)
  if (isGoing(place.state)) return false
  if (isOpen(place, now)) return true
  if (place.offerUntil !== null && countFreePlaces(crowd) <= 0) throw new ApiError('offer-ended')
  return canEnter(crowd, place)
}

export const canEnter = (crowd: CapacityGroup, { state }: { state: PlaceState }) => {
  if (isGoing(state)) return false
  if (!isWaiting(state)) throw new ApiError('not-in')
  if (state === 'waitlisted' && countFreePlaces(crowd) <= 0) throw new ApiError('no-place-free')
  return true
}

export const toWaitlistChange = (places: Crowd['places'], playerId: string, takeMeIn: boolean, now: Date) => {
  const place = getPlace(places, playerId)
  return { waits: isWaiting(place.state), takesOffer: takeMeIn && isOpen(place, now) }
}
