import { createHash } from 'node:crypto'
import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import type { Lineup } from '@i-one/contract/matches/lineups'
import type { Pitch } from '@i-one/contract/pitches'
import type { Session } from '@i-one/contract/sessions'
import type { SharedSession } from '@i-one/contract/sharing'
import { toPersonInitials } from '@i-one/game/matches/formation'
import { formerPlayer } from './players/sql.ts'

// Visitors see shirt numbers and first names, but never ids of accounts or players.

// guard: visitors see first names only
export const toVisitorName = (name: string) =>
  name === formerPlayer.name ? name : (/\S+/.exec(name)?.[0] ?? name)

export const toVisitorPerson = ({ name }: { name: string }) => ({ name: toVisitorName(name) })

type IdOf = (player: string) => string

const lineupForVisitors = (lineup: Lineup, idOf: IdOf): Lineup => {
  const rows = (group: Lineup['forward']) =>
    group.map((row) => {
      const name = toVisitorName(row.name)
      return { ...row, player: idOf(row.player), name, initials: toPersonInitials(name) }
    })
  return {
    goalkeeper: rows(lineup.goalkeeper),
    defenders: rows(lineup.defenders),
    midfielders: rows(lineup.midfielders),
    forward: rows(lineup.forward),
    substitutes: rows(lineup.substitutes),
  }
}

export const toVisitorSession = (
  session: Session,
  places: readonly { id: string; playerId: string }[],
): SharedSession => {
  const ids = new Map(places.map(({ id, playerId }) => [playerId, id]))
  const idOf = (player: string) => ids.get(player) ?? session._id
  const leader = ({ _id, nickname }: Session['captain']) => {
    return { _id: idOf(_id), nickname: toVisitorName(nickname) }
  }
  const placeOf = ({ _id, player, state, set, addedBy, since }: Session['places'][number]) => ({
    _id,
    player: { name: toVisitorName(player.name), position: player.position },
    state,
    ...(set !== undefined && { set }),
    ...(addedBy !== undefined && { addedBy: idOf(addedBy) }),
    ...(since !== undefined && { since }),
  })
  const { captain, opponent, lineups } = session
  return {
    ...session,
    captain: leader(captain),
    ...(opponent && { opponent: leader(opponent) }),
    places: session.places.map(placeOf),
    asked: session.asked.map(placeOf),
    ...(lineups && {
      lineups: lineups.map((one) => ({ ...one, lineup: lineupForVisitors(one.lineup, idOf) })),
    }),
  }
}

export const toVisitorCard = <Card extends Pick<Session, 'captain' | 'opponent'>>(card: Card) => ({
  ...card,
  captain: { nickname: toVisitorName(card.captain.nickname) },
  ...(card.opponent && { opponent: { nickname: toVisitorName(card.opponent.nickname) } }),
})

// Hashes with a secret key, so that a visitor who knows a player id cannot recognize the player.
const referenceOf = (key: string, player: string) => {
  const hex = createHash('sha256').update(key).update(player).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const toVisitorLineups = ({ T1, T2 }: Match['lineups'], key: string): Match['lineups'] => {
  const idOf = (player: string) => referenceOf(key, player)
  return { T1: lineupForVisitors(T1, idOf), T2: lineupForVisitors(T2, idOf) }
}

export const toVisitorEvent = ({ player, on, by, ...event }: Event, key: string): Event => ({
  ...event,
  ...(player !== undefined && { player: referenceOf(key, player) }),
  ...(on !== undefined && { on: referenceOf(key, on) }),
  by: by && referenceOf(key, by),
})

export const toVisitorMatch = (match: Match, key: string): Match => {
  const { lineups, events, recorders, playerOfTheMatch: award } = match
  return {
    ...match,
    lineups: toVisitorLineups(lineups, key),
    events: events.map((event) => toVisitorEvent(event, key)),
    recorders: recorders.map(({ _id, name }) => ({ _id: referenceOf(key, _id), name: toVisitorName(name) })),
    ...(award?.winners && {
      playerOfTheMatch: {
        ...award,
        winners: award.winners.map(({ player, votes }) => ({ player: referenceOf(key, player), votes })),
      },
    }),
  }
}

export const toVisitorPitch = <P extends Pitch>(pitch: P) => Object.assign(pitch, { owner: undefined })
