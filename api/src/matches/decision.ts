import type { MatchDecision } from '@i-one/contract/matches'
import { penaltiesText } from '@i-one/game/matches/winner'

export type StoredDecision = Omit<MatchDecision, 'text'>

interface Decided {
  decision: StoredDecision
  teamOne: { name: string }
  teamTwo: { name: string }
}

export const formatDecision = ({ decision, teamOne, teamTwo }: Decided): string => {
  const { by, winner, score = { T1: 0, T2: 0 }, shootOut } = decision
  const name = winner && (winner === 'T1' ? teamOne : teamTwo).name
  const goals = winner === 'T2' ? `${score.T2}–${score.T1}` : `${score.T1}–${score.T2}`
  switch (by) {
    case 'open':
      return 'Level, to be decided'
    case 'lot':
      return `${name} won by drawing lots`
    case 'extra-time':
      return `${name} won ${goals} after extra time`
    case 'shoot-out':
      return penaltiesText({ score, shootOut, teamOne, teamTwo, state: 'finished' }) ?? `Counts as ${goals}`
    case 'walkover':
      return `Walkover for ${name}, ${goals}`
    case 'entered':
      return `Counts as ${goals}${name ? ` for ${name}` : ''}`
    case 'both-absent':
      return 'Neither team came'
    case 'void':
      return 'Does not count'
    case 'replay':
      return 'Replayed'
  }
}
