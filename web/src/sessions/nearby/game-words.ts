import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { hour, minute } from '@i-one/game/durations'
import { costText } from '@i-one/game/payments/cost-text'
import { getLargestShare } from '@i-one/game/payments/money'

export const timeUntilText = (start: string, now: Date) => {
  const ahead = Date.parse(start) - now.getTime()
  if (ahead < minute) return 'now'
  if (ahead < hour) return `in ${Math.floor(ahead / minute)} min`
  return `in ${Math.floor(ahead / hour)} h ${Math.floor((ahead % hour) / minute)} min`
}

export const lowestPriceText = ({ price, capacity }: Pick<NearbySession, 'price' | 'capacity'>) =>
  costText(getLargestShare(price, capacity))
