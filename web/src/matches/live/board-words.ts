import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import type { Side } from '@i-one/contract/matches/sides'
import { findKickOffTime } from '@i-one/game/matches/event'
import { isOver } from '@i-one/game/matches/match-state'
import { type ShootOut, toShootOut } from '@i-one/game/matches/shoot-out'
import { t } from '@lingui/core/macro'
import { findTeamName } from '../event-words.ts'
import type { AnyEvent } from '../match-status.ts'

type Teams = Pick<Match, 'teamOne' | 'teamTwo'>

export const shootOutText = (match: Teams, kicks: ShootOut, events: readonly AnyEvent[]) => {
  const name = (side: Side) => findTeamName(match, side).name
  if (kicks.winner) return t`${{ team: name(kicks.winner) }} win`
  const { next } = kicks
  if (!next) return t`Who shoots first?`
  const other = next === 'T1' ? 'T2' : 'T1'
  const [team, otherTeam] = [name(next), name(other)]
  if (winnerAfter(events, next, false)) return t`${team} must score this kick, or ${otherTeam} win`
  if (winnerAfter(events, next, true)) return t`${team} win if they score this kick`
  return t`${team} to kick`
}

const winnerAfter = (events: readonly AnyEvent[], side: Side, scored: boolean) => {
  const at = new Date(8.64e15).toISOString()
  const kick: NewEvent = { id: 'next', type: 'shoot-out-kick', side, scored, clockMs: 0, at }
  return toShootOut([...events, kick]).winner
}

/** Returns the day of kick-off, even if the match runs past midnight. */
export const getMatchDay = (
  { start, state }: Pick<Match, 'start' | 'state'>,
  events: readonly AnyEvent[],
  now: Date,
): Date => {
  const kickOff = findKickOffTime(events)
  if (kickOff) return new Date(kickOff)
  return isOver(state) ? new Date(start) : now
}
