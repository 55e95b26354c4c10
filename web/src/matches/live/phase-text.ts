import type { Match } from '@i-one/contract/matches'
import { penaltiesText, findWinner } from '@i-one/game/matches/winner'
import { t } from '@lingui/core/macro'
import type { MatchStatus } from '../match-status.ts'
import { periodText } from '../period-text.ts'

const breaks = {
  first: t`Half-time`,
  second: t`End of normal time`,
  'extra-first': t`Extra time, break`,
  'extra-second': t`End of extra time`,
  'shoot-out': '',
} as const

export const phaseText = (match: Match, status: MatchStatus): string | undefined => {
  const { state, period, inBreak } = status
  switch (state) {
    case 'scheduled':
      return t`Waiting for kick-off`
    case 'postponed':
      return t`Postponed`
    case 'abandoned':
      return match.decision?.text ?? t`Abandoned`
    case 'walkover':
      return match.decision?.text ?? t`Walkover`
    case 'finished':
      return winnerText(match, status)
    case 'paused':
      if (!inBreak) return t`Clock paused`
      return period === 'first' && match.periods === 1 ? t`End of normal time` : breaks[period]
    case 'shoot-out':
      return t`Penalty Shootout`
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
  if (winner === null) return t({ message: 'A draw', comment: 'Result of a match: a tie' })
  return (
    penaltiesText({ ...ended, teamOne, teamTwo, state: 'finished' }) ??
    t`${{ team: (winner === 'T1' ? teamOne : teamTwo).name }} won`
  )
}
