import type { LineupEntry, Lineup } from '@i-one/contract/matches/lineups'
import { hasBegun, isOver } from '@i-one/game/matches/match-state'
import { ApiError } from '../../lib/http/api-error.ts'
import { isOnPitch } from '../../sessions/lineups/rules.ts'

/** After kick-off, only substitutions may change who plays, because appearances count from the starting lineup. */
export const requireLineupChangeable = (state: string, lineup: Lineup, sent: readonly LineupEntry[]) => {
  if (isOver(state)) throw new ApiError('match-over')
  if (!hasBegun(state)) return
  const bench = new Set(lineup.substitutes.map(({ player }) => player))
  if (sent.some((one) => isOnPitch(one) === bench.has(one.player))) throw new ApiError('match-begun')
}
