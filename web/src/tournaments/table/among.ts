import type { TableRow } from '@i-one/contract/tournaments'

type Figures = Pick<TableRow, 'team' | 'played' | 'goalsFor' | 'goalsAgainst' | 'points'>
export type RowAmong = Figures & Partial<Pick<TableRow, 'won' | 'fairPlay'>>

export const rowsAmong = ({ decidedBy }: TableRow, rows: readonly TableRow[]): readonly RowAmong[] => {
  if (!decidedBy || decidedBy.criterion === 'lot') return []
  return decidedBy.table ?? rows.filter(({ team }) => decidedBy.among.includes(team))
}
