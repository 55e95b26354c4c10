import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { passText, stakesIn } from './stakes-words.ts'

type AtStakeProps = { tournament: Tournament; team: string; tie: Tie }

export function WinLeads({ tournament, team, tie }: AtStakeProps) {
  return stakesIn(tournament, team, tie)?.leads && '. Win and you lead'
}

export function WhoMayPass({ tournament, team, tie }: AtStakeProps) {
  const stakes = stakesIn(tournament, team, tie)
  const text = stakes && passText(stakes, tournament, tie)
  return text && <p className="small mt-3">{text}</p>
}
