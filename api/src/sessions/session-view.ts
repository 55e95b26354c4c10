import type { Session } from '@i-one/contract/sessions'
import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { hasPlace, isUpcoming, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import type { SharedSession } from '@i-one/contract/sharing'
import { canActAt } from '../at-centre.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { toVisitorSession } from '../visitors.ts'
import { toSetLineups } from './lineups/rules.ts'
import { toPitchView } from './pitch-row.ts'
import { proposeNextMatch } from './rotation/rules.ts'
import { getCapacity, toCapacityGroup, isGuest, getPayer } from './rules.ts'
import { settings } from './settings-row.ts'
import type { SessionRow, StoredPlace, StoredSession } from './sql.ts'
import { countFreePlaces } from './waiting/rules.ts'

export const toSessionCard = (row: SessionRow, going: number, waiting: number, now: Date) =>
  ({
    _id: row.id,
    code: row.code,
    ...(row.seriesId !== null && { series: row.seriesId }),
    state: row.state,
    ...(row.reason && { reason: row.reason }),
    booking: { state: row.bookingState },
    captain: { _id: row.captainId, nickname: row.captainNickname },
    ...(row.opponentId && { opponent: { _id: row.opponentId, nickname: row.opponentNickname ?? '' } }),
    ...(row.payingSide !== null && { payingSide: row.payingSide }),
    pitch: toPitchView(row),
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    ...settings.of(row),
    periods: row.periods,
    setNames: row.setNames,
    matchType: row.matchType,
    capacity: getCapacity(row),
    comingAnyway: row.comingAnyway,
    going,
    waiting,
    price: { amount: row.priceAmount, currency: row.priceCurrency },
    teamOne: { name: row.setNames[0] ?? '' },
    teamTwo: { name: row.setNames[1] ?? i18n._('Opponent wanted') },
    ...(row.drawnAt && { drawnAt: row.drawnAt.toISOString() }),
    ...(row.drawSeed !== null && { drawSeed: row.drawSeed }),
    ...(row.bookingState === 'pending' && { authorizeBy: row.authorizeBy?.toISOString() }),
    fillBy: row.fillBy.toISOString(),
    serverTime: now.toISOString(),
  }) satisfies Omit<NearbySession, 'distance'> & Pick<Session, 'captain'>

const leaveFreeUntil = ({ state, leaveFreeUntil: until }: StoredPlace) =>
  isGoing(state) && until !== null ? { leaveFreeUntil: new Date(until).toISOString() } : {}

const toPlaceView = (place: StoredPlace, readerId: string): Session['places'][number] => ({
  _id: place.id,
  player: { _id: place.playerId, name: place.name, position: place.position },
  ...(place.nickname !== null && { user: { _id: place.playerId, nickname: place.nickname } }),
  state: place.state,
  ...(place.set !== null && { set: place.set }),
  ...(isGuest(place) && place.addedBy !== null && { addedBy: place.addedBy }),
  ...(isWaiting(place.state) && { since: new Date(place.since).toISOString() }),
  ...(isGuest(place) && getPayer(place) === readerId && leaveFreeUntil(place)),
})

const canTakePlace = (session: StoredSession, { state, set }: StoredPlace) =>
  state === 'waitlisted' && isUpcoming(session.state) && countFreePlaces(toCapacityGroup(session, set)) > 0

const toOwnPlace = (session: StoredSession, playerId: string, waiting: readonly StoredPlace[]) => {
  const place = session.places.find((one) => one.playerId === playerId)
  if (!place) return {}
  const ahead = waiting.indexOf(place)
  const mine = {
    state: place.state,
    ...(place.set !== null && { set: place.set }),
    ...(ahead >= 0 && { position: ahead + 1 }),
    takeMeIn: place.takeMeIn,
    ...(place.state === 'offered' &&
      place.offerUntil !== null && { offerUntil: new Date(place.offerUntil).toISOString() }),
    ...(canTakePlace(session, place) && { canTakePlace: true as const }),
    ...leaveFreeUntil(place),
    with: place.with,
  }
  return { mine }
}

const toOwed = (session: StoredSession, readerId: string) => {
  if (session.captainId !== readerId && !canActAt(session, readerId)) return {}
  const { cancelFee, missingDeposit, priceCurrency: currency } = session
  return {
    ...(missingDeposit > 0 && { missingDeposit: { amount: missingDeposit, currency } }),
    ...(cancelFee > 0 && { cancelFee: { amount: cancelFee, currency } }),
  }
}

export const toSessionView = (session: StoredSession, readerId: string, now: Date): Session => {
  const there = session.places.filter(({ state }) => hasPlace(state))
  const going = there.filter(({ state }) => isGoing(state))
  const waiting = session.places.filter(({ state }) => isWaiting(state))
  const asked = session.places.filter(({ state }) => state === 'invited' || state === 'maybe')
  const next = proposeNextMatch(session)
  return {
    ...toSessionCard(session, going.length, waiting.length, now),
    ...(session.movedAt && { movedAt: session.movedAt.toISOString() }),
    places: [...there, ...waiting].map((place) => toPlaceView(place, readerId)),
    asked: asked.map((place) => toPlaceView(place, readerId)),
    setTeams: session.setTeams,
    matches: session.matches,
    ...(next && { next }),
    ...(session.drawnAt && { lineups: toSetLineups(session) }),
    ...toOwnPlace(session, readerId, waiting),
    ...(session.terms && { terms: session.terms }),
    ...toOwed(session, readerId),
    ...(canActAt(session, readerId) && { hosting: true }),
    ...(session.teamCaptains.includes(readerId) && { teamCaptain: true }),
  }
}

export const noPlayer = ''

export const toSharedView = (session: StoredSession, readerId: string | null, now: Date): SharedSession =>
  readerId === null
    ? toVisitorSession(toSessionView(session, noPlayer, now), session.places)
    : toSessionView(session, readerId, now)
