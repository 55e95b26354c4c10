import type { PaymentAct, PaymentState } from '@i-one/contract/payments'
import type { Balance, Transfer } from '../ledger/rules.ts'
import { Refusal } from '../lib/http/refusal.ts'

/** Nothing where a place has neither owed nor given. */
export const stateOf = ({ open, said, paid, waived, refunded }: Balance): PaymentState | undefined => {
  if (said > 0) return 'said'
  if (open > 0) return 'unpaid'
  if (open < 0) return 'to-refund'
  if (paid > 0) return 'paid'
  if (refunded > 0) return 'refunded'
  return waived > 0 ? 'waived' : undefined
}

/** What has been given for a share that stands is given back by owing it no more. */
const refund = ({ open, paid }: Balance): Transfer[] => {
  const amount = open < 0 ? Math.min(paid, -open) : paid
  const back: Transfer = { from: 'paid', to: 'open', amount }
  return open < 0 ? [back] : [back, { from: 'open', to: 'waived', amount }]
}

const wanted: Record<PaymentAct, (balance: Balance, collects: boolean) => Transfer[]> = {
  say: ({ open }) => [{ from: 'open', to: 'said', amount: open }],
  confirm: ({ open, said }) => [
    said > 0 ? { from: 'said', to: 'paid', amount: said } : { from: 'open', to: 'paid', amount: open },
  ],
  waive: ({ open, said }) =>
    open < 0
      ? []
      : [
          { from: 'said', to: 'waived', amount: said },
          { from: 'open', to: 'waived', amount: open },
        ],
  refund,
  'take-back': ({ said, paid, waived }, collects) =>
    said > 0 || !collects
      ? [{ from: 'said', to: 'open', amount: said }]
      : [
          { from: 'paid', to: 'open', amount: paid },
          { from: 'waived', to: 'open', amount: waived },
        ],
}

/** What an act moves between the accounts of a place; nothing where it has nothing to move any more. */
export const transfersOf = (act: PaymentAct, balance: Balance, collects: boolean) =>
  wanted[act](balance, collects).filter(({ amount }) => amount > 0)

const ofCollector = new Set<PaymentAct>(['confirm', 'waive', 'refund'])

/** Saying is for who owes, the rest for who collects; either takes back. */
export const requireMayAct = (act: PaymentAct, is: { payer: boolean; collector: boolean }) => {
  if (ofCollector.has(act) ? !is.collector : act === 'say' && !is.payer) throw new Refusal('not-yours')
}
