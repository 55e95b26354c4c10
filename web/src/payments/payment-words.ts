import type { Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { atMostText, moneyText, shareText } from '@i-one/game/payments/money'
import { reminderInterval } from '@i-one/game/payments/reminders'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'

export type PaymentDetails = Omit<PlacePayment, 'place' | 'player'>

export const paymentStateLabels = {
  unpaid: 'Not paid',
  said: 'Reported paid',
  paid: 'Paid',
  waived: 'Waived',
  refunded: 'Refunded',
  'to-refund': 'To refund',
} as const

export const paymentStateTones = {
  unpaid: 'off',
  said: 'wait',
  paid: 'ok',
  waived: 'off',
  refunded: 'off',
  'to-refund': 'wait',
} as const

const methods = { cash: 'cash', transfer: 'by transfer' }

export const amountText = ({ state, share, open, paid, method }: PaymentDetails, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  if (state === 'to-refund') return money(-open)
  if (state === 'unpaid' && paid > 0) return `${money(open)} of ${money(share)} unpaid`
  const how = (state === 'said' || state === 'paid') && method
  return how ? `${money(share)}, ${methods[how]}` : money(share)
}

type Filling = Pick<Session, 'price' | 'capacity' | 'going'>

/** With too few players, each player pays the maximum share and the captain the rest, so the text shows the maximum. */
export const shareForecastText = ({ price, capacity, going }: Filling) => {
  if (price.amount === 0) return 'free'
  const full = `${shareText(price, capacity)} with all ${capacity} players`
  if (going >= capacity) return full
  if (going > getMinimumPlayers(capacity))
    return `${full}, ${shareText(price, going)} with the current ${going} players`
  const max = atMostText(price, capacity)
  return max ? `${full}, ${max}` : full
}

type Summed = Pick<Payments, 'totals' | 'currency' | 'forecast'>
type Priced = Pick<Session, 'price'>

export const paidText = ({ totals, currency, forecast }: Summed, { price }: Priced) => {
  const all = forecast ? price.amount : totals.owed
  const money = (amount: number) => moneyText({ amount, currency })
  return all > 0 ? `${money(totals.paid)} of ${money(all)} paid` : 'Nothing is owed'
}

/** Returns no `sum` if nothing is owed, for example after a cancellation. */
export const toPaymentSummary = ({ totals, currency, forecast }: Summed, { price }: Priced) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const all = forecast ? price.amount : totals.owed
  const parts = [
    [totals.received, 'has reached the pitch'],
    [totals.said, 'more is reported as paid'],
    [totals.waived, 'is waived'],
    [totals.toRefund, 'must be refunded'],
  ] as const
  const more = parts.filter(([amount]) => amount > 0).map(([amount, what]) => ` ${money(amount)} ${what}.`)
  if (all <= 0) return { rest: `Nothing is owed.${more.join('')}` }
  return { sum: money(totals.paid), rest: `of ${money(all)} is paid.${more.join('')}` }
}

export const getReminderState = (
  { places, remindedAt }: Pick<Payments, 'places' | 'remindedAt'>,
  now: Date,
) => {
  const owing = places.filter(({ state, mine }) => state === 'unpaid' && !mine).length
  const again = remindedAt && new Date(Date.parse(remindedAt) + reminderInterval)
  return { owing, again: again && again > now ? again : undefined }
}

export const getOwedSharesKey = ({ places }: Payments) =>
  places
    .filter(({ mine, state }) => mine && (state === 'unpaid' || state === 'said'))
    .map(({ place, state }) => `${place} ${state}`)
    .join()

export const unpaidPlayersText = ({ places }: Payments, me: string) => {
  const missing = places
    .filter(({ state }) => state === 'unpaid')
    .map(({ player }) => (player._id === me ? 'you' : player.name))
  if (missing.length === 0) return undefined
  return `Not paid yet: ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(missing)}`
}
