import type { BookingPayment } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'

/** '₦5,000 by transfer', or '₦5,000 given back in cash'. */
export const paymentText = ({ kind, amount, method }: Pick<BookingPayment, 'kind' | 'amount' | 'method'>) => {
  const how = method === 'cash' ? 'in cash' : `by ${method}`
  return `${moneyText(amount)} ${kind === 'refund' ? 'given back ' : ''}${how}`
}
