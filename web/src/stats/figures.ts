import type { Stats } from '@i-one/contract/stats'

type Counted = Pick<Stats, 'played' | 'won' | 'goals'>

/** Of a hundred; nothing where nothing was played. */
export const wonPercent = ({ played, won }: Counted) =>
  played === 0 ? undefined : Math.round((won / played) * 100)

/** '0.7'; nothing where nothing was played. */
export const goalsPerMatch = ({ played, goals }: Counted) =>
  played === 0 ? undefined : (goals / played).toFixed(1)

export const outcomeLetters = { won: 'W', drawn: 'D', lost: 'L' } as const
