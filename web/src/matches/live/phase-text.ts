import type { Match } from '@i-one/contract/matches'
import { penaltiesText, findWinner } from '@i-one/game/matches/winner'
import type { MatchStatus } from '../match-status.ts'
import { periodText } from '../period-text.ts'

const breaks = {
  first: 'Half-time',
  second: 'End of normal time',
  'extra-first': 'Extra time, break',
  'extra-second': 'End of extra time',
  'shoot-out': '',
} as const

export const phaseText = (match: Match, status: MatchStatus): string | undefined => {
  const { state, period, inBreak } = status
  switch (state) {
    case 'scheduled':
      return 'Waiting for kick-off'
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
      return 'Penalty Shootout'
    default:
      return period === 'first' && match.periods === 1 ? undefined : periodText(match, period)
  }
}

export const winnerText = (
  { teamOne, teamTwo, decision }: Pick<Match, 'teamOne' | 'teamTwo' | 'decision'>,
  { score, kicks }: MatchStatus,
) => {
  if (decision) return decision.text
  const ended = { score, shootOut: kicks }
  const winner = findWinner(ended)
  if (winner === null) return 'A draw'
  return (
    penaltiesText({ ...ended, teamOne, teamTwo, state: 'finished' }) ??
    `${(winner === 'T1' ? teamOne : teamTwo).name} won`
  )
}
