import type { TableRow, TournamentEntry } from '@i-one/contract/tournaments'
import { plural, t } from '@lingui/core/macro'

export const goalDifferenceText = ({
  goalsFor,
  goalsAgainst,
}: Pick<TableRow, 'goalsFor' | 'goalsAgainst'>) => {
  const difference = goalsFor - goalsAgainst
  if (difference === 0) return '0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

export const teamRecordText = ({ won, drawn, lost, goalsFor, goalsAgainst }: TableRow) =>
  t`${won} won, ${drawn} drawn, ${lost} lost, ${goalsFor} goals for, ${goalsAgainst} against`

export const deductionText = ({ points, reason }: NonNullable<TournamentEntry['deduction']>) =>
  plural(points, { one: `# point deducted: ${reason}`, other: `# points deducted: ${reason}` })
