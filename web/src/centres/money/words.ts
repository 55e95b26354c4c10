import type { BookingPayment } from '@i-one/contract/centres/money'
import { moneyText } from '@i-one/game/payments/money'

type Paid = Pick<BookingPayment, 'kind' | 'amount' | 'method' | 'player'>

/** '₦5,000 by transfer', or '₦5,000 given back in cash for the place of Ada'. */
export const paymentText = ({ kind, amount, method, player }: Paid) => {
  const how = method === 'cash' ? 'in cash' : `by ${method}`
  const whose = player === undefined ? '' : ` for the place of ${player}`
  return `${moneyText(amount)} ${kind === 'refund' ? 'given back ' : ''}${how}${whose}`
}
