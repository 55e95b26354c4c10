import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'

export const minutesText = ({ periods, minutesPerMatch }: Pick<Session, 'periods' | 'minutesPerMatch'>) =>
  periods === 2 ? `2 halves of ${minutesPerMatch} minutes` : countText(minutesPerMatch, 'minute')

export const setsText = ({ sets, playersPerTeam, opponent }: Session) =>
  opponent
    ? `2 sides of ${playersPerTeam}`
    : sets === 1
      ? `1 of ${playersPerTeam}, opponent wanted`
      : `${sets} of ${playersPerTeam}, winner stays on`

export const deciderText = ({ aet, penaltyShootout }: Session) => {
  if (aet && penaltyShootout) return 'AET, then penalties'
  if (aet) return 'AET'
  return penaltyShootout ? 'Penalties' : 'Who was on longer goes off'
}

/** To come off, drink and come on again. */
const minutesBetween = 2

/** 'about 6' of so many minutes each; one set alone has nobody to play yet. */
export const matchesText = (duration: number, minutes: number, sets: number) =>
  sets < 2
    ? 'as many as you agree with your opponent'
    : `about ${Math.floor(duration / (minutes + minutesBetween))}`
