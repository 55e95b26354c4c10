import type { Stats } from '@i-one/contract/stats'
import { fixedText } from '@i-one/game/formats/numbers'
import { plural, t } from '@lingui/core/macro'

type Counted = Pick<Stats, 'played' | 'won'>

export const toWinPercent = ({ played, won }: Counted) =>
  played === 0 ? undefined : Math.round((won / played) * 100)

export const toGoalsPerTenMinutes = ({ goals, seconds }: Stats['clocked']) =>
  seconds === 0 ? undefined : fixedText((goals * 600) / seconds, 1)

export const minutesText = ({ seconds }: Pick<Stats['clocked'], 'seconds'>) => {
  const minutes = Math.round(seconds / 60)
  return plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` })
}

export const outcomeLetters = {
  won: t({ message: 'W', context: 'result of a match', comment: 'Short for won' }),
  drawn: t({ message: 'D', context: 'result of a match', comment: 'Short for drawn' }),
  lost: t({ message: 'L', context: 'result of a match', comment: 'Short for lost' }),
} as const

export const outcomeTexts = {
  won: t({ message: 'won', context: 'result of a match' }),
  drawn: t({ message: 'drawn', context: 'result of a match' }),
  lost: t({ message: 'lost', context: 'result of a match' }),
} as const
