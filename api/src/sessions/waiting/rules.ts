import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { hasPlace, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { hour, minute } from '@i-one/game/durations'
import { Refusal } from '../../lib/http/refusal.ts'
import { isOver } from '../rules.ts'

/**
 * The waitlist. Until kick-off a free place goes to the first in line: immediately to a player who chose to be added
 * automatically, to others as an offer, and while that lasts the place is not free. Who lets an offer pass goes to the end
 * and is not asked again until the session has been full, otherwise a place nobody wants would go round. Such a place, and
 * from kick-off on any free place, belongs to the first player who taps.
 */

const offerLength = (left: number) => {
  if (left <= hour) return 10 * minute
  return left <= 16 * hour ? 30 * minute : 2 * hour
}

export interface Crowd {
  capacity: number
  places: readonly { playerId: string; state: PlaceState }[]
}

/** Places nobody has; one that is offered to somebody is theirs until the offer ends. */
export const freePlaces = ({ capacity, places }: Crowd) =>
  capacity - places.filter(({ state }) => hasPlace(state) || state === 'offered').length

/** Until when a place offered now is kept, never past kick-off; nobody is asked from then on. */
export const endOfOffer = (start: Date, now: Date) => {
  const left = start.getTime() - now.getTime()
  return left > 0 ? new Date(now.getTime() + Math.min(left, offerLength(left))) : undefined
}

interface Waiting {
  playerId: string
  state: PlaceState
  takeMeIn: boolean
  offerUntil: string | null
}

interface Line extends Crowd {
  state: SessionState
  start: Date
  end: Date
  /** In the order they stand in line. */
  places: readonly Waiting[]
}

export interface MoveInLine {
  playerId: string
  to: 'waitlisted' | 'offered' | 'going'
  /** Of an offer. */
  until?: Date
}

const isJoinable = (line: Line, now: Date) => line.state !== 'started' && !isOver(line, now)

// guard: an offered place is lost when its time is over
const isOpen = ({ state, offerUntil }: Waiting, now: Date) =>
  state === 'offered' && offerUntil !== null && new Date(offerUntil) > now

/** Who waits and keeps the end of an offer has let it pass. */
const hasPassed = ({ state, offerUntil }: Waiting) => state === 'waitlisted' && offerUntil !== null

/** Whose offer is over: its time is, or nobody joins the session any more. They go to the end of the line. */
const endedOffers = (line: Line, now: Date): MoveInLine[] =>
  line.places
    .filter((place) => place.state === 'offered' && !(isJoinable(line, now) && isOpen(place, now)))
    .map(({ playerId }) => ({ playerId, to: 'waitlisted' }))

const moveOf = ({ playerId, takeMeIn }: Waiting, until: Date | undefined): MoveInLine =>
  takeMeIn ? { playerId, to: 'going' } : { playerId, to: 'offered', until }

/** How the line moves now, in the order it does: offers end, then what is free goes to the first in line. */
export const movesInLine = (line: Line, now: Date): MoveInLine[] => {
  const ended = endedOffers(line, now)
  if (!isJoinable(line, now)) return ended
  const until = endOfOffer(line.start, now)
  const back = line.places.filter(({ playerId }) => ended.some((move) => move.playerId === playerId))
  const inLine = [...line.places.filter(({ state }) => state === 'waitlisted'), ...back]
  const asked = until
    ? inLine.filter((place) => place.takeMeIn || !(hasPassed(place) || back.includes(place)))
    : []
  const free = Math.max(0, freePlaces(line) + ended.length)
  return [...ended, ...asked.slice(0, free).map((place) => moveOf(place, until))]
}

/** Who let an offer pass is asked anew once no place is left to take. */
export const isAskedAnew = (line: Crowd & { places: readonly Waiting[] }) =>
  freePlaces(line) <= 0 &&
  line.places.every(({ state }) => state !== 'offered') &&
  line.places.some(hasPassed)

const partOf = (places: readonly Waiting[], playerId: string) => {
  const place = places.find((one) => one.playerId === playerId)
  if (!place || !(isGoing(place.state) || isWaiting(place.state))) throw new Refusal('not-in')
  return place
}

/**
 * Whether there is a place to take: the one offered, or one that is free. A player who is in by now has nothing to take,
 * and is not refused. An offer ends by the clock, also in the second before its timer says so.
 */
export const hasPlaceToTake = (
  crowd: Crowd & { places: readonly Waiting[] },
  playerId: string,
  now: Date,
) => {
  const place = partOf(crowd.places, playerId)
  if (isGoing(place.state)) return false
  if (isOpen(place, now)) return true
  if (place.offerUntil !== null && freePlaces(crowd) <= 0) throw new Refusal('offer-ended')
  return comesIn(crowd, place)
}

/** Whether putting somebody in changes anything: who has an offer takes it, anybody else needs a place that is free. */
export const comesIn = (crowd: Crowd, { state }: { state: PlaceState }) => {
  if (isGoing(state)) return false
  if (!isWaiting(state)) throw new Refusal('not-in')
  if (state === 'waitlisted' && freePlaces(crowd) <= 0) throw new Refusal('no-place-free')
  return true
}

/** What comes of somebody's saying how they wait: who is offered a place and is to be taken in has it. */
export const onWaitingChanged = (
  places: readonly Waiting[],
  playerId: string,
  takeMeIn: boolean,
  now: Date,
) => {
  const place = partOf(places, playerId)
  return { waits: isWaiting(place.state), takesOffer: takeMeIn && isOpen(place, now) }
}
