import { CallError } from '@i-one/contract/call'
import type { PaymentAct, Payments, PlacePayment } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { mostToPay, moneyText, shareText } from '@i-one/game/payments/money'
import { reminderEvery } from '@i-one/game/payments/reminders'
import { amountMoved, transfersOf } from '@i-one/game/payments/transfers'
import { minimumOf } from '@i-one/game/sessions/deadlines'

export interface Choice {
  act: PaymentAct
  label: string
  main?: boolean
}

const confirm: Choice = { act: 'confirm', label: 'Confirm', main: true }
const undo: Choice = { act: 'take-back', label: 'Undo' }
const waive: Choice = { act: 'waive', label: 'Waive' }

const giveBack: Choice = { act: 'refund', label: 'Give back' }
const received: Choice = { act: 'confirm', label: 'Received', main: true }

/** What somebody wanted to be done, what they saw that it would move, and what it would move by now. */
interface Changed {
  act: PaymentAct
  expected: number
  now: number
}

/** Of a place or of an entry; the rest of a payment says whose it is. */
type Moved = Omit<PlacePayment, 'place' | 'player'>

const ofCollector = ({ state, waived, ...payment }: Moved, receives: boolean): Choice[] => {
  const withCaptain = payment.paid > payment.received
  switch (state) {
    case 'unpaid':
      return [confirm, waive]
    case 'said':
      return [confirm, { act: 'take-back', label: 'Not received' }]
    case 'paid':
      if (receives) return [...(withCaptain ? [received] : []), undo, giveBack]
      return withCaptain ? [undo, giveBack] : []
    case 'to-refund':
      return receives || withCaptain ? [{ act: 'refund', label: 'Given back', main: true }] : []
    default:
      return waived > 0 ? [undo] : []
  }
}

const ofPayer = ({ state, mine }: Moved): Choice[] => {
  if (mine && state === 'unpaid') return [{ act: 'say', label: 'I have paid', main: true }]
  return mine && state === 'said' ? [undo] : []
}

type Collecting = Pick<Payments, 'collects' | 'receives'>

/** What an act would move of it as it is shown, in minor units: the server refuses another amount. */
export const amountSeen = (act: PaymentAct, payment: Moved, { collects, receives }: Collecting) =>
  amountMoved(act, transfersOf(act, payment, receives ? 'pitch' : collects ? 'captain' : undefined))

/** What an act would move of the payment that a refusal carries, where that is another amount than was seen. */
export const amountInstead = <Payment>(
  error: unknown,
  { act, expected }: { act: PaymentAct; expected: number },
  now: (payment: Payment) => number,
): Changed | undefined => {
  if (!(error instanceof CallError) || error.code !== 'payment-moved' || !error.body['payment'])
    return undefined
  const amount = now(error.body['payment'] as Payment)
  return amount > 0 && amount !== expected ? { act, expected, now: amount } : undefined
}

/** What whoever looks may do about a place; the server has the last word. */
export const choicesOf = (
  payment: Moved,
  { collects, receives, confirmsOwn }: Pick<Payments, 'collects' | 'receives' | 'confirmsOwn'>,
) => (collects && (confirmsOwn || !payment.mine) ? ofCollector(payment, receives) : ofPayer(payment))

export const stateWords = {
  unpaid: 'Not paid',
  said: 'Says paid',
  paid: 'Paid',
  waived: 'Waived',
  refunded: 'Given back',
  'to-refund': 'To give back',
} as const

export const stateTones = {
  unpaid: 'off',
  said: 'wait',
  paid: 'ok',
  waived: 'off',
  refunded: 'off',
  'to-refund': 'wait',
} as const

const methods = { cash: 'cash', transfer: 'by transfer' }

/** '₦2,500, cash', or what is still missing of it. */
export const amountText = ({ state, share, open, paid, method }: Moved, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  if (state === 'to-refund') return money(-open)
  if (state === 'unpaid' && paid > 0) return `${money(open)} of ${money(share)} open`
  const how = (state === 'said' || state === 'paid') && method
  return how ? `${money(share)}, ${methods[how]}` : money(share)
}

/**
 * 'about ₦1,467 each with all 15, ₦4,400 each with the 5 in now': who is in at kick-off shares the price. With fewer than
 * a session usually needs, nobody but the captain pays more than among those.
 */
export const eachText = ({ price, capacity, going }: Pick<Session, 'price' | 'capacity' | 'going'>) => {
  const full = `${shareText(price, capacity)} with all ${capacity}`
  if (going >= capacity) return full
  return going > minimumOf(capacity)
    ? `${full}, ${shareText(price, going)} with the ${going} in now`
    : `${full}, at most ${moneyText(mostToPay(price, capacity))}`
}

/** '₦5,000 of ₦25,000 paid', of what the pitch costs, also while only some of the places are taken. */
export const paidText = (
  { totals, currency, forecast }: Pick<Payments, 'totals' | 'currency' | 'forecast'>,
  { price }: Pick<Session, 'price'>,
) => {
  const all = forecast ? price.amount : totals.owed
  const money = (amount: number) => moneyText({ amount, currency })
  return all > 0 ? `${money(totals.paid)} of ${money(all)} paid` : 'Nothing is owed'
}

/**
 * '₦5,000', and 'of ₦25,000 is in. ₦2,500 more is said to be.' Of a session that is called off nothing is owed: it has no
 * sum then.
 */
export const sumOf = (
  { totals, currency, forecast }: Pick<Payments, 'totals' | 'currency' | 'forecast'>,
  { price }: Pick<Session, 'price'>,
): { sum?: string; rest: string } => {
  const money = (amount: number) => moneyText({ amount, currency })
  const all = forecast ? price.amount : totals.owed
  const parts = [
    [totals.received, 'of it is with the pitch'],
    [totals.said, 'more is said to be'],
    [totals.waived, 'is waived'],
    [totals.toRefund, 'is to be given back'],
  ] as const
  const more = parts.filter(([amount]) => amount > 0).map(([amount, what]) => ` ${money(amount)} ${what}.`)
  if (all <= 0) return { rest: `Nothing is owed.${more.join('')}` }
  return { sum: money(totals.paid), rest: `of ${money(all)} is in.${more.join('')}` }
}

/** What who collects can say of reminding: how many it would reach, but for oneself, and until when it has to wait. */
export const reminding = ({ places, remindedAt }: Pick<Payments, 'places' | 'remindedAt'>, now: Date) => {
  const owing = places.filter(({ state, mine }) => state === 'unpaid' && !mine).length
  const again = remindedAt && new Date(Date.parse(remindedAt) + reminderEvery)
  return { owing, again: again && again > now ? again : undefined }
}

/** One's own shares that are not paid yet, as they stand; nothing where there are none. */
export const owingText = ({ places }: Payments) =>
  places
    .filter(({ mine, state }) => mine && (state === 'unpaid' || state === 'said'))
    .map(({ place, state }) => `${place} ${state}`)
    .join()

/** Who has still to pay, as who collects wants to know; `me` is who reads it. */
export const missingText = ({ places }: Payments, me: string) => {
  const missing = places
    .filter(({ state }) => state === 'unpaid')
    .map(({ player }) => (player._id === me ? 'you' : player.name))
  if (missing.length === 0) return undefined
  return `Missing: ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(missing)}`
}
