import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'

export const minutesText = ({ minutesPerMatch }: Session) => countText(minutesPerMatch, 'minute')

export const setsText = ({ sets, playersPerTeam }: Session) =>
  sets === 1 ? `1 of ${playersPerTeam}, opponent wanted` : `${sets} of ${playersPerTeam}, winner stays on`

export const deciderText = ({ aet, penaltyShootout }: Session) => {
  if (aet && penaltyShootout) return 'AET, then penalties'
  if (aet) return 'AET'
  return penaltyShootout ? 'Penalties' : 'Who was on longer goes off'
}
