import type { NearbyPitch } from '@i-one/contract/pitches'
import type { Money } from '@i-one/contract/shapes'

const maxDistance = 20_000
const minPitches = 3

const roundNicely = (amount: number) => {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(amount) - 1) / 2)
  return Math.round(amount / step) * step
}

type Slot = { currency: string; slotMinutes: number }

export const findUsualPrice = (pitches: readonly NearbyPitch[], { currency, slotMinutes }: Slot) => {
  const amounts = pitches
    .filter(
      ({ distance, price }) => distance <= maxDistance && price.currency === currency && price.amount > 0,
    )
    .map((pitch) => (pitch.price.amount / pitch.slotMinutes) * slotMinutes)
    .toSorted((a, b) => a - b)
  const middle = amounts[Math.floor(amounts.length / 2)]
  return middle === undefined || amounts.length < minPitches
    ? undefined
    : { amount: roundNicely(middle), currency }
}

export const isOddPrice = ({ amount }: Money, usual: Money) =>
  amount > 0 && (amount * 10 <= usual.amount || amount >= usual.amount * 10)
