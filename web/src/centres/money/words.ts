import type { BookingPayment } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'
import { fullDayText, stretchText } from '../../lib/pitch-time.ts'

type Paid = Pick<BookingPayment, 'kind' | 'amount' | 'method' | 'player'>

/** '₦5,000 by transfer', or '₦5,000 given back in cash for the place of Ada'. */
export const paymentText = ({ kind, amount, method, player }: Paid) => {
  const how = method === 'cash' ? 'in cash' : `by ${method}`
  const whose = player === undefined ? '' : ` for the place of ${player}`
  return `${moneyText(amount)} ${kind === 'refund' ? 'given back ' : ''}${how}${whose}`
}

/** 'Receipt 12', or 'Refund 13': both are numbers of one row. */
export const numberText = ({ kind, receipt }: Pick<BookingPayment, 'kind' | 'receipt'>) =>
  `${kind === 'refund' ? 'Refund' : 'Receipt'} ${receipt}`

/** A name is deleted together with its account or customer. */
export const payerText = ({ payer, player, rebuilt }: Pick<BookingPayment, 'payer' | 'player' | 'rebuilt'>) =>
  payer ?? player ?? (rebuilt ? 'Not known' : 'Name deleted')

/** 'Receipt 2 (₦3,000), Receipt 1 (₦500)'. */
export const refundOfText = ({ refundOf = [], amount }: Pick<BookingPayment, 'refundOf' | 'amount'>) =>
  refundOf.map((one) => `Receipt ${one.receipt} (${moneyText({ ...amount, amount: one.amount })})`).join(', ')

/** 'The Cage, Fri 21 Nov 2025, 20:00 to 21:00', as much of it as is known. */
export const forText = ({
  pitch,
  start,
  end,
  timeZone,
}: Pick<BookingPayment, 'pitch' | 'start' | 'end' | 'timeZone'>) => {
  const time = start && (end ? stretchText({ start, end }, timeZone) : undefined)
  const facts = [pitch?.name, start && fullDayText(start, timeZone), time].filter(Boolean)
  return facts.length > 0 ? facts.join(', ') : 'Not known'
}
