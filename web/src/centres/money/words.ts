import type { BookingPayment, DeskPaymentMethod } from '@i-one/contract/centres/money'
import { methodNames } from '@i-one/game/payments/methods'
import { moneyText } from '@i-one/game/payments/money'
import { dateWithYearText, timeRangeText } from '../../lib/pitch-time.ts'

export const paymentMethods = Object.entries(methodNames).map(([value, label]) => ({
  value: value as DeskPaymentMethod,
  label,
}))

type Paid = Pick<BookingPayment, 'kind' | 'amount' | 'method' | 'player'>

export const paymentText = ({ kind, amount, method, player }: Paid) => {
  const how = method === 'cash' ? 'in cash' : `by ${method}`
  const whose = player === undefined ? '' : ` for the spot of ${player}`
  return `${moneyText(amount)} ${kind === 'refund' ? 'refunded ' : ''}${how}${whose}`
}

export const receiptNumberText = ({ kind, receipt }: Pick<BookingPayment, 'kind' | 'receipt'>) =>
  `${kind === 'refund' ? 'Refund' : 'Receipt'} ${receipt}`

/** A payment has no payer name once the payer's account or customer record is deleted. */
export const payerText = ({ payer, player, rebuilt }: Pick<BookingPayment, 'payer' | 'player' | 'rebuilt'>) =>
  payer ?? player ?? (rebuilt ? 'Unknown' : 'Name deleted')

export const refundedReceiptsText = ({ refundOf = [], amount }: BookingPayment) =>
  refundOf.map((one) => `Receipt ${one.receipt} (${moneyText({ ...amount, amount: one.amount })})`).join(', ')

type PaidFor = Pick<BookingPayment, 'pitch' | 'start' | 'end' | 'timeZone'>

export const paymentPurposeText = ({ pitch, start, end, timeZone }: PaidFor) => {
  const time = start && (end ? timeRangeText({ start, end }, timeZone) : undefined)
  const facts = [pitch?.name, start && dateWithYearText(start, timeZone), time].filter(Boolean)
  return facts.length > 0 ? facts.join(', ') : 'Unknown'
}
