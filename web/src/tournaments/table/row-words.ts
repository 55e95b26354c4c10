import type { TableRow, TournamentEntry } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'

/** '+10', '0', '−9' */
export const differenceText = ({ goalsFor, goalsAgainst }: Pick<TableRow, 'goalsFor' | 'goalsAgainst'>) => {
  const difference = goalsFor - goalsAgainst
  if (difference === 0) return '0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

/** '6 won, 3 drawn, 2 lost, 25 goals for, 15 against' */
export const recordText = ({ won, drawn, lost, goalsFor, goalsAgainst }: TableRow) =>
  `${won} won, ${drawn} drawn, ${lost} lost, ${goalsFor} goals for, ${goalsAgainst} against`

/** '2 points taken: fielded a player of another squad' */
export const takenText = ({ points, reason }: NonNullable<TournamentEntry['deduction']>) =>
  `${countText(points, 'point')} taken: ${reason}`
