import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { hour, minute } from '@i-one/game/durations'
import { largestShare, moneyText } from '@i-one/game/payments/money'

/** 'in 1 h 42', 'in 42 min', 'now': how long until it begins. */
export const untilText = (start: string, now: Date) => {
  const ahead = Date.parse(start) - now.getTime()
  if (ahead < minute) return 'now'
  if (ahead < hour) return `in ${Math.floor(ahead / minute)} min`
  return `in ${Math.floor(ahead / hour)} h ${Math.floor((ahead % hour) / minute)}`
}

/** What one pays with all in. */
export const fromText = ({ price, capacity }: Pick<NearbySession, 'price' | 'capacity'>) =>
  moneyText(largestShare(price, capacity))

type Priced = Pick<NearbySession, 'price' | 'capacity' | 'minimum' | 'going' | 'comingAnyway'>

/** What one pays with the fewest that it is played with; nothing where that is no more. */
export const atMostText = ({ price, capacity, minimum, going, comingAnyway }: Priced) => {
  const fewest = comingAnyway ? going : minimum
  return fewest < capacity ? `at most ${moneyText(largestShare(price, fewest))}` : undefined
}
