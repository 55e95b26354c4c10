import { moneyText } from '@i-one/game/payments/money'
import type { StoredPitch } from '../sql.ts'

export const priceOf = ({ priceAmount, priceCurrency, slotMinutes }: StoredPitch) =>
  `${moneyText({ amount: priceAmount, currency: priceCurrency })} for ${slotMinutes} minutes`

export const descriptionOf = (pitch: StoredPitch) => {
  const { address, surface, facilities } = pitch
  return [address, priceOf(pitch), [surface, ...facilities].join(', ')].map((part) => `${part}.`).join(' ')
}
