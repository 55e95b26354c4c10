import type { MatchDecision } from '@i-one/contract/matches'
import { penaltiesText } from '@i-one/game/matches/winner'
import { i18n } from '../lib/i18n/i18n.ts'

export type StoredDecision = Omit<MatchDecision, 'text'>

interface Decided {
  decision: StoredDecision
  teamOne: { name: string }
  teamTwo: { name: string }
}

export const formatDecision = ({ decision, teamOne, teamTwo }: Decided): string => {
  const { by, winner, score = { T1: 0, T2: 0 }, shootOut } = decision
  const team = winner && (winner === 'T1' ? teamOne : teamTwo).name
  const goals = winner === 'T2' ? `${score.T2}–${score.T1}` : `${score.T1}–${score.T2}`
  switch (by) {
    case 'open':
      return i18n._('Level, to be decided')
    case 'lot':
      return i18n._('{team} won by drawing lots', { team })
    case 'extra-time':
      return i18n._('{team} won {score} after extra time', { team, score: goals })
    case 'shoot-out':
      return (
        penaltiesText({ score, shootOut, teamOne, teamTwo, state: 'finished' }) ??
        i18n._('Counts as {score}', { score: goals })
      )
    case 'walkover':
      return i18n._('Walkover for {team}, {score}', { team, score: goals })
    case 'entered':
      return team
        ? i18n._('Counts as {score} for {team}', { team, score: goals })
        : i18n._('Counts as {score}', { score: goals })
    case 'both-absent':
      return i18n._('Neither team turned up')
    case 'void':
      return i18n._('Does not count')
    case 'replay':
      return i18n._('Replayed')
  }
}
