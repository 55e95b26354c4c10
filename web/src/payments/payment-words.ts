import type { Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { listText } from '@i-one/game/formats/lists'
import { atMostText, moneyText, shareText } from '@i-one/game/payments/money'
import { reminderInterval } from '@i-one/game/payments/reminders'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { t } from '@lingui/core/macro'
import { commaText } from '../ui/text/joins.ts'

export type PaymentDetails = Omit<PlacePayment, 'place' | 'player'>

export const paymentStateLabels = {
  unpaid: t`Not paid`,
  said: t`Reported paid`,
  paid: t`Paid`,
  waived: t`Waived`,
  refunded: t`Refunded`,
  'to-refund': t`To refund`,
} as const

export const paymentStateTones = {
  unpaid: 'off',
  said: 'wait',
  paid: 'ok',
  waived: 'off',
  refunded: 'off',
  'to-refund': 'wait',
} as const

export const amountText = ({ state, share, open, paid, method }: PaymentDetails, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  if (state === 'to-refund') return money(-open)
  const amount = money(share)
  if (state === 'unpaid' && paid > 0) return t`${{ unpaid: money(open) }} of ${amount} unpaid`
  if (!method || (state !== 'said' && state !== 'paid')) return amount
  return method === 'cash' ? t`${amount}, cash` : t`${amount}, by transfer`
}

type Filling = Pick<Session, 'price' | 'capacity' | 'going'>

/** With too few players, each player pays the maximum share and the captain the rest, so the text shows the maximum. */
export const shareForecastText = ({ price, capacity, going }: Filling) => {
  if (price.amount === 0) return t({ message: 'free', context: 'costs nothing' })
  const full = t`${{ share: shareText(price, capacity) }} with all ${capacity} players`
  if (going >= capacity) return full
  if (going > getMinimumPlayers(capacity))
    return commaText(full, t`${{ share: shareText(price, going) }} with the current ${going} players`)
  return commaText(full, atMostText(price, capacity))
}

type Summed = Pick<Payments, 'totals' | 'currency' | 'forecast'>
type Priced = Pick<Session, 'price'>

export const paidText = ({ totals, currency, forecast }: Summed, { price }: Priced) => {
  const all = forecast ? price.amount : totals.owed
  const money = (amount: number) => moneyText({ amount, currency })
  return all > 0 ? t`${{ paid: money(totals.paid) }} of ${{ all: money(all) }} paid` : t`Nothing is owed`
}

/** Returns no `sum` if nothing is owed, for example after a cancellation. */
export const toPaymentSummary = ({ totals, currency, forecast }: Summed, session: Priced) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const price = forecast ? session.price.amount : totals.owed
  const { received, said, waived, toRefund } = totals
  const others = [
    received > 0 && t`${{ amount: money(received) }} has reached the pitch.`,
    said > 0 && t`${{ amount: money(said) }} more is reported as paid.`,
    waived > 0 && t`${{ amount: money(waived) }} is waived.`,
    toRefund > 0 && t`${{ amount: money(toRefund) }} must be refunded.`,
  ]
  const withOthers = (sentence: string) => [sentence, ...others].filter(Boolean).join(' ')
  if (price <= 0) return { rest: withOthers(t`Nothing is owed.`) }
  const all = money(price)
  const rest = t({ message: `of ${all} is paid.`, comment: 'Placed after the paid amount in large type' })
  return { sum: money(totals.paid), rest: withOthers(rest) }
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

const you = t({ message: 'you', comment: 'In a list of players, for example: you and Ada' })

export const unpaidPlayersText = ({ places }: Payments, me: string) => {
  const missing = places
    .filter(({ state }) => state === 'unpaid')
    .map(({ player }) => (player._id === me ? you : player.name))
  if (missing.length === 0) return undefined
  return t`Not paid yet: ${{ players: listText(missing) }}`
}
