import type { Match } from '@i-one/contract/matches'
import { kickOffAt } from '@i-one/game/matches/event'
import { isOver } from '@i-one/game/matches/match-state'
import type { AnyEvent } from '../match-status.ts'

/** From kick-off on, the day of kick-off, even past midnight. */
export const matchDay = (
  { start, state }: Pick<Match, 'start' | 'state'>,
  events: readonly AnyEvent[],
  now: Date,
): Date => {
  const kickOff = kickOffAt(events)
  if (kickOff) return new Date(kickOff)
  return isOver(state) ? new Date(start) : now
}
