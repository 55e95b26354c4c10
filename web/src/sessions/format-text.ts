import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'
import type { Deciders } from '@i-one/game/matches/match-rules'

type Length = Pick<Session, 'periods' | 'minutesPerMatch' | 'firstTo'>

export const matchLengthText = ({ periods, minutesPerMatch, firstTo }: Length) => {
  const minutes =
    periods === 2 ? `2 halves of ${minutesPerMatch} minutes` : countText(minutesPerMatch, 'minute')
  return firstTo > 0 ? `${minutes}, or first to ${firstTo}` : minutes
}

export const toNumberOptions = (numbers: readonly number[]) =>
  numbers.map(String).map((text) => ({ value: text, label: text }))

export const teamSizesText = ({ sets, playersPerTeam, opponent }: Session) =>
  opponent
    ? `2 teams of ${playersPerTeam}`
    : sets === 1
      ? `1 team of ${playersPerTeam}, opponent wanted`
      : `${sets} teams of ${playersPerTeam}, winner stays on`

export const deciderText = ({ aet, penaltyShootout }: Deciders) => {
  if (aet) return penaltyShootout ? 'AET, then penalties' : 'AET'
  return penaltyShootout ? 'Penalties' : 'The team that was on longer goes off'
}

const minutesBetween = 2

export const matchCountText = (duration: number, minutes: number, sets: number) =>
  sets < 2 ? 'as agreed with your opponent' : `about ${Math.floor(duration / (minutes + minutesBetween))}`

export const levelLabels = { any: 'Any level', fun: 'For fun', regular: 'Regular', strong: 'Strong' } as const
export const whoPlaysLabels = { any: 'Everyone', women: 'Women’s', mixed: 'Mixed' } as const

export const listAudienceTexts = ({ level, whoPlays }: Pick<Session, 'level' | 'whoPlays'>) => [
  ...(level === 'any' ? [] : [levelLabels[level]]),
  ...(whoPlays === 'any' ? [] : [whoPlaysLabels[whoPlays]]),
]
