import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import type { Side } from '@i-one/contract/matches/sides'
import { kickOffAt } from '@i-one/game/matches/event'
import { isOver } from '@i-one/game/matches/match-state'
import { type ShootOut, shootOut } from '@i-one/game/matches/shoot-out'
import { penaltiesText, winnerOf } from '@i-one/game/matches/winner'
import { teamOf } from '../event-words.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

const breaks = {
  first: 'Half-time',
  second: 'End of normal time',
  'extra-first': 'Extra time, break',
  'extra-second': 'End of extra time',
  'shoot-out': '',
} as const

const runs = {
  first: undefined,
  second: 'Second half',
  'extra-first': 'Extra time, first period',
  'extra-second': 'Extra time, second period',
  'shoot-out': 'Penalty Shootout',
} as const

export const phaseText = (match: Match, status: MatchStatus): string | undefined => {
  const { state, period, inBreak } = status
  switch (state) {
    case 'scheduled':
      return 'Waiting for the kick-off'
    case 'postponed':
      return 'Postponed'
    case 'abandoned':
      return match.decision?.text ?? 'Abandoned'
    case 'walkover':
      return match.decision?.text ?? 'Walkover'
    case 'finished':
      return winnerText(match, status)
    case 'paused':
      if (!inBreak) return 'Clock paused'
      return period === 'first' && match.periods === 1 ? 'End of normal time' : breaks[period]
    case 'shoot-out':
      return runs['shoot-out']
    default:
      return period === 'first' && match.periods > 1 ? 'First half' : runs[period]
  }
}

type Teams = Pick<Match, 'teamOne' | 'teamTwo'>

export const kickText = (match: Teams, kicks: ShootOut, events: readonly AnyEvent[]) => {
  const name = (side: Side) => teamOf(match, side).name
  if (kicks.winner) return `${name(kicks.winner)} win`
  const { next } = kicks
  if (!next) return 'Who begins?'
  const other = next === 'T1' ? 'T2' : 'T1'
  if (winnerAfter(events, next, false)) return `${name(next)} have to score this one, or ${name(other)} win`
  if (winnerAfter(events, next, true)) return `${name(next)} win if they score this one`
  return `${name(next)} to kick`
}

const winnerAfter = (events: readonly AnyEvent[], side: Side, scored: boolean) => {
  const at = new Date(8.64e15).toISOString()
  const kick: NewEvent = { id: 'next', type: 'shoot-out-kick', side, scored, clockMs: 0, at }
  return shootOut([...events, kick]).winner
}

/** Stays the day of kick-off after midnight. */
export const matchDay = (
  { start, state }: Pick<Match, 'start' | 'state'>,
  events: readonly AnyEvent[],
  now: Date,
): Date => {
  const kickOff = kickOffAt(events)
  if (kickOff) return new Date(kickOff)
  return isOver(state) ? new Date(start) : now
}

export const winnerText = (
  { teamOne, teamTwo, decision }: Teams & Pick<Match, 'decision'>,
  { score, kicks }: MatchStatus,
) => {
  if (decision) return decision.text
  const ended = { score, shootOut: kicks }
  const winner = winnerOf(ended)
  if (winner === null) return 'A draw'
  return (
    penaltiesText({ ...ended, teamOne, teamTwo, state: 'finished' }) ??
    `${(winner === 'T1' ? teamOne : teamTwo).name} won`
  )
}
