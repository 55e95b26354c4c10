import type { BookingPayment } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'
import { dateWithYearText, timeRangeText } from '../../lib/pitch-time.ts'

type Paid = Pick<BookingPayment, 'kind' | 'amount' | 'method' | 'player'>

export const paymentText = ({ kind, amount, method, player }: Paid) => {
  const how = method === 'cash' ? 'in cash' : `by ${method}`
  const whose = player === undefined ? '' : ` for the spot of ${player}`
  return `${moneyText(amount)} ${kind === 'refund' ? 'refunded ' : ''}${how}${whose}`
}

export const receiptNumberText = ({ kind, receipt }: Pick<BookingPayment, 'kind' | 'receipt'>) =>
  `${kind === 'refund' ? 'Refund' : 'Receipt'} ${receipt}`

/** Past payments have no payer name after the payer's account or customer record was deleted. */
export const payerText = ({ payer, player, rebuilt }: Pick<BookingPayment, 'payer' | 'player' | 'rebuilt'>) =>
  payer ?? player ?? (rebuilt ? 'Unknown' : 'Name deleted')

export const refundedReceiptsText = ({
  refundOf = [],
  amount,
}: Pick<BookingPayment, 'refundOf' | 'amount'>) =>
  refundOf.map((one) => `Receipt ${one.receipt} (${moneyText({ ...amount, amount: one.amount })})`).join(', ')

type PaidFor = Pick<BookingPayment, 'pitch' | 'start' | 'end' | 'timeZone'>

export const paymentPurposeText = ({ pitch, start, end, timeZone }: PaidFor) => {
  const time = start && (end ? timeRangeText({ start, end }, timeZone) : undefined)
  const facts = [pitch?.name, start && dateWithYearText(start, timeZone), time].filter(Boolean)
  return facts.length > 0 ? facts.join(', ') : 'Unknown'
}
