import type { PaymentAct, PaymentState } from '@i-one/contract/payments'
import { reminderEvery } from '@i-one/game/payments/reminders'
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

/** Who takes the money of a session: its captain for the pitch, or the pitch itself. */
export type Collector = 'captain' | 'pitch'

/** What the captain has collected and the pitch has not. */
const withCaptain = ({ paid, received }: Balance) => paid - received

/** What has been given for a share that stands is given back by owing it no more. Nobody gives what the other has. */
const refund = (balance: Balance, by: Collector | undefined): Transfer[] => {
  const { open, paid, received } = balance
  const all = open < 0 ? Math.min(paid, -open) : paid
  const fromPitch = by === 'pitch' ? Math.min(all, received) : 0
  const fromCaptain = Math.min(all - fromPitch, withCaptain(balance))
  const back: Transfer[] = [
    { from: 'received', to: 'open', amount: fromPitch },
    { from: 'paid', to: 'open', amount: fromCaptain },
  ]
  return open < 0 ? back : [...back, { from: 'open', to: 'waived', amount: fromPitch + fromCaptain }]
}

/** The pitch confirms what it has: also what the captain has collected before. */
const confirm = (balance: Balance, by: Collector | undefined): Transfer[] => {
  const to = by === 'pitch' ? 'received' : 'paid'
  if (balance.said > 0) return [{ from: 'said', to, amount: balance.said }]
  if (balance.open > 0) return [{ from: 'open', to, amount: balance.open }]
  return by === 'pitch' ? [{ from: 'paid', to, amount: withCaptain(balance) }] : []
}

const takeBack = (balance: Balance, by: Collector | undefined): Transfer[] => {
  const { said, received, waived } = balance
  if (said > 0 || !by) return [{ from: 'said', to: 'open', amount: said }]
  return [
    { from: 'received', to: 'open', amount: by === 'pitch' ? received : 0 },
    { from: 'paid', to: 'open', amount: withCaptain(balance) },
    { from: 'waived', to: 'open', amount: waived },
  ]
}

const wanted: Record<PaymentAct, (balance: Balance, by: Collector | undefined) => Transfer[]> = {
  say: ({ open }) => [{ from: 'open', to: 'said', amount: open }],
  confirm,
  waive: ({ open, said }) =>
    open < 0
      ? []
      : [
          { from: 'said', to: 'waived', amount: said },
          { from: 'open', to: 'waived', amount: open },
        ],
  refund,
  'take-back': takeBack,
}

/** What an act moves between the accounts of a place; nothing where it has nothing to move any more. */
export const transfersOf = (act: PaymentAct, balance: Balance, by: Collector | undefined) =>
  wanted[act](balance, by).filter(({ amount }) => amount > 0)

const ofCollector = new Set<PaymentAct>(['confirm', 'waive', 'refund'])

/** Saying is for who owes, the rest for who collects; either takes back. */
export const requireMayAct = (act: PaymentAct, is: { payer: boolean; collector: boolean }) => {
  if (ofCollector.has(act) ? !is.collector : act === 'say' && !is.payer) throw new Refusal('not-yours')
}

/** Nobody is reminded of what they owe for a session more than once in 12 hours. */
export const requireMayRemind = (
  { payersRemindedAt: last }: { payersRemindedAt: Date | null },
  now: Date,
) => {
  if (last && now.getTime() < last.getTime() + reminderEvery) throw new Refusal('reminded-lately')
}
