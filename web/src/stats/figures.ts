import type { Stats } from '@i-one/contract/stats'
import { countText } from '@i-one/game/count-text'

type Counted = Pick<Stats, 'played' | 'won'>

export const toWinPercent = ({ played, won }: Counted) =>
  played === 0 ? undefined : Math.round((won / played) * 100)

export const toGoalsPerTenMinutes = ({ goals, seconds }: Stats['clocked']) =>
  seconds === 0 ? undefined : ((goals * 600) / seconds).toFixed(1)

export const minutesText = ({ seconds }: Pick<Stats['clocked'], 'seconds'>) =>
  countText(Math.round(seconds / 60), 'minute')

export const outcomeLetters = { won: 'W', drawn: 'D', lost: 'L' } as const
