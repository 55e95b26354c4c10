import { CallError } from '@i-one/contract/call'
import type { PaymentAct, Payments } from '@i-one/contract/payments'
import { sumTransfers, listTransfers } from '@i-one/game/payments/transfers'
import type { Moved } from './payment-words.ts'

export interface Choice {
  act: PaymentAct
  label: string
  main?: boolean
}

const confirm: Choice = { act: 'confirm', label: 'Confirm', main: true }
const undo: Choice = { act: 'take-back', label: 'Undo' }
const waive: Choice = { act: 'waive', label: 'Waive' }

const refund: Choice = { act: 'refund', label: 'Refund' }
const received: Choice = { act: 'confirm', label: 'Received', main: true }

interface Changed {
  act: PaymentAct
  expected: number
  now: number
}

const ofCollector = ({ state, waived, ...payment }: Moved, receives: boolean): Choice[] => {
  const withCaptain = payment.paid > payment.received
  switch (state) {
    case 'unpaid':
      return [confirm, waive]
    case 'said':
      return [confirm, { act: 'take-back', label: 'Not received' }]
    case 'paid':
      if (receives) return [...(withCaptain ? [received] : []), undo, refund]
      return withCaptain ? [undo, refund] : []
    case 'to-refund':
      return receives || withCaptain ? [{ act: 'refund', label: 'Refunded', main: true }] : []
    default:
      return waived > 0 ? [undo] : []
  }
}

const ofPayer = ({ state, mine }: Moved): Choice[] => {
  if (mine && state === 'unpaid') return [{ act: 'say', label: 'I have paid', main: true }]
  return mine && state === 'said' ? [undo] : []
}

type Collecting = Pick<Payments, 'collects' | 'receives'>

export const expectedAmount = (act: PaymentAct, payment: Moved, { collects, receives }: Collecting) =>
  sumTransfers(act, listTransfers(act, payment, receives ? 'pitch' : collects ? 'captain' : undefined))

export const changedAmount = <Payment>(
  error: unknown,
  { act, expected }: { act: PaymentAct; expected: number },
  now: (payment: Payment) => number,
): Changed | undefined => {
  if (!(error instanceof CallError) || error.code !== 'payment-moved' || !error.body['payment'])
    return undefined
  const amount = now(error.body['payment'] as Payment)
  return amount > 0 && amount !== expected ? { act, expected, now: amount } : undefined
}

export const listChoices = (
  payment: Moved,
  { collects, receives, confirmsOwn }: Pick<Payments, 'collects' | 'receives' | 'confirmsOwn'>,
) => (collects && (confirmsOwn || !payment.mine) ? ofCollector(payment, receives) : ofPayer(payment))
