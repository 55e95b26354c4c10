import type { Match } from '@i-one/contract/matches'
import { effectiveEvents } from '@i-one/game/matches/event'
import { isOver } from '@i-one/game/matches/match-state'
import type { AnyEvent } from '../match-status.ts'

/** The day on the board: today until the kick-off, and from then on that of the kick-off, also past midnight. */
export const matchDay = (
  { start, state }: Pick<Match, 'start' | 'state'>,
  events: readonly AnyEvent[],
  now: Date,
): Date => {
  const kickOff = effectiveEvents(events).find(({ type }) => type === 'kick-off') as AnyEvent | undefined
  if (kickOff) return new Date(kickOff.at)
  return isOver(state) ? new Date(start) : now
}
