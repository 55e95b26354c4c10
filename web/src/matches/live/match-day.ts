import type { Match } from '@i-one/contract/matches'
import { kickOffAt } from '@i-one/game/matches/event'
import { isOver } from '@i-one/game/matches/match-state'
import type { AnyEvent } from '../match-status.ts'

/** The day on the board: today until the kick-off, and from then on that of the kick-off, also past midnight. */
export const matchDay = (
  { start, state }: Pick<Match, 'start' | 'state'>,
  events: readonly AnyEvent[],
  now: Date,
): Date => {
  const kickOff = kickOffAt(events)
  if (kickOff) return new Date(kickOff)
  return isOver(state) ? new Date(start) : now
}
