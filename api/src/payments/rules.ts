import type { PaymentAction, PaymentState } from '@i-one/contract/payments'
import { reminderInterval } from '@i-one/game/payments/reminders'
import {
  type Collector,
  type TransferBalance,
  sumTransfers,
  listTransfers,
} from '@i-one/game/payments/transfers'
import type { Balance } from '../ledger/rules.ts'
import { ApiError } from '../lib/http/api-error.ts'

export const toPaymentState = ({ open, said, paid, waived, refunded }: Balance): PaymentState | undefined => {
  if (said > 0) return 'said'
  if (open > 0) return 'unpaid'
  if (open < 0) return 'to-refund'
  if (paid > 0) return 'paid'
  if (refunded > 0) return 'refunded'
  return waived > 0 ? 'waived' : undefined
}

const ofCollector = new Set<PaymentAction>(['confirm', 'waive', 'refund'])

export const requireMayAct = (act: PaymentAction, is: { payer: boolean; collector: boolean }) => {
  // guard: only the collector can confirm a payment
  if (ofCollector.has(act) ? !is.collector : act === 'say' && !is.payer) throw new ApiError('not-yours')
}

interface Wanted {
  act: PaymentAction
  by: Collector | undefined
  /** Amount that the caller saw. If the current amount is different, throws `payment-moved`. */
  expected?: number | undefined
}

export const requireTransfers = (
  balance: TransferBalance | undefined,
  { act, by, expected }: Wanted,
  getCurrent: () => object | undefined,
) => {
  const transfers = balance ? listTransfers(act, balance, by) : []
  const amount = sumTransfers(act, transfers)
  if (transfers.length === 0 || (expected ?? amount) !== amount)
    throw new ApiError('payment-moved', { payment: getCurrent() })
  return transfers
}

export const requireMayRemind = (last: Date | null, now: Date) => {
  if (last && now.getTime() < last.getTime() + reminderInterval) throw new ApiError('reminded-lately')
}
