import type { Match } from '@i-one/contract/matches'
import type { MatchStatus } from '../match-status.ts'

type Named = Pick<Match, 'teamOne' | 'teamTwo'>

/** 'Danfo Kings won', 'Egrets won 3–2 on penalties', 'A draw'. */
export const winnerText = ({ teamOne, teamTwo }: Named, { score, kicks }: MatchStatus) => {
  const name = (lead: number) => (lead > 0 ? teamOne.name : teamTwo.name)
  const goals = score.T1 - score.T2
  if (goals !== 0) return `${name(goals)} won`
  const lead = kicks ? kicks.T1 - kicks.T2 : 0
  if (!kicks || lead === 0) return 'A draw'
  return `${name(lead)} won ${Math.max(kicks.T1, kicks.T2)}–${Math.min(kicks.T1, kicks.T2)} on penalties`
}
