import type { Lineup } from '@i-one/contract/matches'
import type { Place, Session } from '@i-one/contract/sessions'
import { type Position, startingLineup } from '@i-one/game/formation'

type Drawn = Pick<Session, 'places' | 'playersPerTeam'>

/**
 * The lineups that the first two sets begin their match with, by the same rule as the match itself will have them;
 * nothing before the draw.
 */
export const lineupsOfSession = ({
  places,
  playersPerTeam,
}: Drawn): Record<'T1' | 'T2', Lineup> | undefined => {
  const isDrawn = places.some(({ set }) => set !== undefined)
  if (!isDrawn) return undefined
  const lineup = (set: number) => startingLineup(squad(places, set), playersPerTeam)
  return { T1: lineup(1), T2: lineup(2) }
}

const squad = (places: readonly Place[], set: number) =>
  places
    .filter((place) => place.set === set)
    .map(({ player }) => ({
      player: player._id,
      name: player.name,
      position: player.position as Position | null,
    }))
