import type { LinedUpPlayer, LineupNow, NewLineup } from '@i-one/contract/matches/lineups'
import type { SetLineup } from '@i-one/contract/sessions'
import { isGoing } from '@i-one/contract/sessions/states'
import type { Lineup, SquadPlayer } from '@i-one/game/matches/formation'
import { keptLineup } from '@i-one/game/matches/lineup'
import { badInput, ApiError } from '../../lib/http/api-error.ts'
import type { KeptLineup } from './sql.ts'

interface Session {
  places: readonly (Pick<SquadPlayer, 'name' | 'position'> & {
    playerId: string
    state: string
    set: number | null
  })[]
  playersPerTeam: number
  setLineups: readonly KeptLineup[]
}

const lineupNow = (session: Session, kept: KeptLineup): LineupNow => {
  const squad = session.places
    .filter((place) => place.set === kept.set && isGoing(place.state))
    .map(({ playerId, name, position }): SquadPlayer => {
      const number = kept.numbers?.[playerId]
      return { player: playerId, name, position, ...(number !== undefined && { number }) }
    })
  const saved = kept.players.length ? kept.players : (kept.formation ?? [])
  const lineup = keptLineup(squad, saved, session.playersPerTeam)
  return { revision: kept.revision, lineup, ...(kept.by !== null && { by: kept.by }) }
}

export const lineupOfSet = (session: Session, set: number): LineupNow | undefined => {
  const kept = session.setLineups.find((one) => one.set === set)
  return kept && lineupNow(session, kept)
}

export const lineupsOfSets = (session: Session): SetLineup[] =>
  session.setLineups.map((kept) => {
    const { revision, lineup } = lineupNow(session, kept)
    return { set: kept.set, revision, lineup }
  })

export const playersOf = (lineup: Lineup) => Object.values(lineup).flat()

export const isOnPitch = ({ role }: LinedUpPlayer) => role !== 'substitutes'

export const requireCurrent = (sent: NewLineup, now: LineupNow) => {
  const there = new Set(playersOf(now.lineup).map(({ player }) => player))
  const isSame = sent.players.length === there.size && sent.players.every(({ player }) => there.has(player))
  if (sent.revision !== now.revision || !isSame) throw new ApiError('lineup-changed', { ...now })
}

export const requireRoom = (players: readonly LinedUpPlayer[], playersPerTeam: number) => {
  if (players.filter(isOnPitch).length > playersPerTeam)
    throw badInput({ players: `At most ${playersPerTeam} can play at once` })
}

export const inOrder = (players: readonly LinedUpPlayer[]) =>
  roles.flatMap((role) => players.filter((one) => one.role === role))

const roles = ['goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes'] as const
