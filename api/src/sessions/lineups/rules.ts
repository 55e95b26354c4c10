import type { LineupEntry, CurrentLineup, NewLineup } from '@i-one/contract/matches/lineups'
import type { SetLineup } from '@i-one/contract/sessions'
import { isGoing } from '@i-one/contract/sessions/states'
import type { Lineup, SquadPlayer } from '@i-one/game/matches/formation'
import { toCurrentLineup } from '@i-one/game/matches/lineup'
import { toInputError, ApiError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { SavedLineup } from './sql.ts'

interface Session {
  places: readonly (Pick<SquadPlayer, 'name' | 'position'> & {
    playerId: string
    state: string
    set: number | null
  })[]
  playersPerTeam: number
  setLineups: readonly SavedLineup[]
}

const toLineup = (session: Session, stored: SavedLineup): CurrentLineup => {
  const squad = session.places
    .filter((place) => place.set === stored.set && isGoing(place.state))
    .map(({ playerId, name, position }): SquadPlayer => {
      const number = stored.numbers?.[playerId]
      return { player: playerId, name, position, ...(number !== undefined && { number }) }
    })
  const saved = stored.players.length ? stored.players : (stored.formation ?? [])
  const lineup = toCurrentLineup(squad, saved, session.playersPerTeam)
  return { revision: stored.revision, lineup, ...(stored.by !== null && { by: stored.by }) }
}

export const findSetLineup = (session: Session, set: number): CurrentLineup | undefined => {
  const stored = session.setLineups.find((one) => one.set === set)
  return stored && toLineup(session, stored)
}

export const toSetLineups = (session: Session): SetLineup[] =>
  session.setLineups.map((stored) => {
    const { revision, lineup } = toLineup(session, stored)
    return { set: stored.set, revision, lineup }
  })

export const toPlayers = (lineup: Lineup) => Object.values(lineup).flat()

export const isOnPitch = ({ role }: LineupEntry) => role !== 'substitutes'

export const requireCurrent = (sent: NewLineup, now: CurrentLineup) => {
  const there = new Set(toPlayers(now.lineup).map(({ player }) => player))
  const isSame = sent.players.length === there.size && sent.players.every(({ player }) => there.has(player))
  if (sent.revision !== now.revision || !isSame) throw new ApiError('lineup-changed', { ...now })
}

export const requirePlayerLimit = (players: readonly LineupEntry[], playersPerTeam: number) => {
  if (players.filter(isOnPitch).length > playersPerTeam)
    throw toInputError({
      players: i18n._(
        'At most {count, plural, one {{count} player} other {{count} players}} can be on the pitch',
        { count: playersPerTeam },
      ),
    })
}

export const sortLineup = (players: readonly LineupEntry[]) =>
  roles.flatMap((role) => players.filter((one) => one.role === role))

const roles = ['goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes'] as const
