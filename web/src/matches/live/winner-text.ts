import type { Match } from '@i-one/contract/matches'
import { penaltiesText, winnerOf } from '@i-one/game/matches/winner'
import type { MatchStatus } from '../match-status.ts'

type Named = Pick<Match, 'teamOne' | 'teamTwo' | 'decision'>

export const winnerText = ({ teamOne, teamTwo, decision }: Named, { score, kicks }: MatchStatus) => {
  if (decision) return decision.text
  const ended = { score, shootOut: kicks }
  const winner = winnerOf(ended)
  if (winner === null) return 'A draw'
  return (
    penaltiesText({ ...ended, teamOne, teamTwo, state: 'finished' }) ??
    `${(winner === 'T1' ? teamOne : teamTwo).name} won`
  )
}
