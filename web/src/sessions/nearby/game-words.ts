import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { hour, minute } from '@i-one/game/durations'
import { costText } from '@i-one/game/payments/cost-text'
import { getLargestShare } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'

export const timeUntilText = (start: string, now: Date) => {
  const ahead = Date.parse(start) - now.getTime()
  if (ahead < minute) return t`now`
  const hours = Math.floor(ahead / hour)
  const minutes = Math.floor((ahead % hour) / minute)
  return hours > 0 ? t`in ${hours} h ${minutes} min` : t`in ${minutes} min`
}

export const lowestPriceText = ({ price, capacity }: Pick<NearbySession, 'price' | 'capacity'>) =>
  costText(getLargestShare(price, capacity))
