import type { PaymentAct, Payments, PlacePayment } from '@i-one/contract/payments'
import { moneyText } from '@i-one/game/money'

export interface Choice {
  act: PaymentAct
  label: string
  main?: boolean
}

const confirm: Choice = { act: 'confirm', label: 'Confirm', main: true }
const undo: Choice = { act: 'take-back', label: 'Undo' }
const waive: Choice = { act: 'waive', label: 'Waive' }

const ofCollector = ({ state, waived }: PlacePayment): Choice[] => {
  switch (state) {
    case 'unpaid':
      return [confirm, waive]
    case 'said':
      return [confirm, { act: 'take-back', label: 'Not received' }]
    case 'paid':
      return [undo, { act: 'refund', label: 'Give back' }]
    case 'to-refund':
      return [{ act: 'refund', label: 'Given back', main: true }]
    default:
      return waived > 0 ? [undo] : []
  }
}

const ofPayer = ({ state, mine }: PlacePayment): Choice[] => {
  if (mine && state === 'unpaid') return [{ act: 'say', label: 'I have paid', main: true }]
  return mine && state === 'said' ? [undo] : []
}

/** What whoever looks may do about a place; the server has the last word. */
export const choicesOf = (payment: PlacePayment, collects: boolean) =>
  collects ? ofCollector(payment) : ofPayer(payment)

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
export const amountText = ({ state, share, open, paid, method }: PlacePayment, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  if (state === 'to-refund') return money(-open)
  if (state === 'unpaid' && paid > 0) return `${money(open)} of ${money(share)} open`
  const how = (state === 'said' || state === 'paid') && method
  return how ? `${money(share)}, ${methods[how]}` : money(share)
}

/** '₦5,000 of ₦25,000 paid. ₦2,500 said to be paid.' */
export const totalsText = ({ totals, currency }: Payments) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const parts = [
    [totals.said, 'said to be paid'],
    [totals.waived, 'waived'],
    [totals.toRefund, 'to give back'],
  ] as const
  const more = parts.filter(([amount]) => amount > 0).map(([amount, what]) => `${money(amount)} ${what}`)
  return [`${money(totals.paid)} of ${money(totals.owed)} paid`, ...more].join(' · ')
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
