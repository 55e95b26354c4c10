import type { Session } from '@i-one/contract/sessions'
import type { Deciders } from '@i-one/game/matches/match-rules'
import { plural, t } from '@lingui/core/macro'

type Length = Pick<Session, 'periods' | 'minutesPerMatch' | 'firstTo'>

export const matchLengthText = ({ periods, minutesPerMatch, firstTo }: Length) => {
  if (firstTo === 0)
    return periods === 2
      ? t`2 halves of ${minutesPerMatch} minutes`
      : plural(minutesPerMatch, { one: '# minute', other: '# minutes' })
  return periods === 2
    ? t({
        message: `2 halves of ${minutesPerMatch} minutes, or first to ${firstTo}`,
        comment: 'A number of goals also ends the match',
      })
    : t({
        message: plural(minutesPerMatch, {
          one: `# minute, or first to ${firstTo}`,
          other: `# minutes, or first to ${firstTo}`,
        }),
        comment: 'A number of goals also ends the match',
      })
}

export const toNumberOptions = (numbers: readonly number[]) =>
  numbers.map(String).map((text) => ({ value: text, label: text }))

export const teamSizesText = ({ sets, playersPerTeam, opponent }: Session) =>
  opponent
    ? t`2 teams of ${playersPerTeam}`
    : sets === 1
      ? t`1 team of ${playersPerTeam}, opponent wanted`
      : t`${sets} teams of ${playersPerTeam}, winner stays on`

export const deciderText = ({ aet, penaltyShootout }: Deciders) => {
  if (aet) return penaltyShootout ? t`AET, then penalties` : t`AET`
  return penaltyShootout ? t`Penalties` : t`The team that was on longer goes off`
}

const minutesBetween = 2

export const matchCountText = (duration: number, minutes: number, sets: number) =>
  sets < 2
    ? t`as agreed with your opponent`
    : t({
        message: `about ${{ count: Math.floor(duration / (minutes + minutesBetween)) }}`,
        comment: 'Number of matches',
      })

export const levelLabels = {
  any: t`Any level`,
  fun: t`For fun`,
  regular: t({ message: 'Regular', comment: 'Level of the players' }),
  strong: t({ message: 'Strong', comment: 'Level of the players' }),
} as const
export const whoPlaysLabels = {
  any: t`Everyone`,
  women: t({ message: 'Women’s', comment: 'A game for women' }),
  mixed: t({ message: 'Mixed', comment: 'A game for women and men' }),
} as const

export const listAudienceTexts = ({ level, whoPlays }: Pick<Session, 'level' | 'whoPlays'>) => [
  ...(level === 'any' ? [] : [levelLabels[level]]),
  ...(whoPlays === 'any' ? [] : [whoPlaysLabels[whoPlays]]),
]
