import type { TableRow, TournamentEntry } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'

export const goalDifferenceText = ({
  goalsFor,
  goalsAgainst,
}: Pick<TableRow, 'goalsFor' | 'goalsAgainst'>) => {
  const difference = goalsFor - goalsAgainst
  if (difference === 0) return '0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

export const teamRecordText = ({ won, drawn, lost, goalsFor, goalsAgainst }: TableRow) =>
  `${won} won, ${drawn} drawn, ${lost} lost, ${goalsFor} goals for, ${goalsAgainst} against`

export const deductionText = ({ points, reason }: NonNullable<TournamentEntry['deduction']>) =>
  `${countText(points, 'point')} deducted: ${reason}`
