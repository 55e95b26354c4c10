import { CallError } from '@i-one/contract/call'
import type { PaymentAction, Payments } from '@i-one/contract/payments'
import { sumTransfers, listTransfers } from '@i-one/game/payments/transfers'
import { t } from '@lingui/core/macro'
import type { PaymentDetails } from './payment-words.ts'

export interface PaymentChoice {
  act: PaymentAction
  label: string
  main?: boolean
}

const confirm: PaymentChoice = { act: 'confirm', label: t`Confirm`, main: true }
const undo: PaymentChoice = { act: 'take-back', label: t`Undo` }
const waive: PaymentChoice = { act: 'waive', label: t`Waive` }
const refund: PaymentChoice = { act: 'refund', label: t({ message: 'Refund', context: 'verb' }) }
const received: PaymentChoice = { act: 'confirm', label: t`Received`, main: true }

interface Changed {
  act: PaymentAction
  expected: number
  now: number
}

const forCollector = ({ state, waived, ...payment }: PaymentDetails, receives: boolean): PaymentChoice[] => {
  const withCaptain = payment.paid > payment.received
  switch (state) {
    case 'unpaid':
      return [confirm, waive]
    case 'said':
      return [confirm, { act: 'take-back', label: t`Not received` }]
    case 'paid':
      if (receives) return [...(withCaptain ? [received] : []), undo, refund]
      return withCaptain ? [undo, refund] : []
    case 'to-refund':
      return receives || withCaptain ? [{ act: 'refund', label: t`Refunded`, main: true }] : []
    default:
      return waived > 0 ? [undo] : []
  }
}

const forPayer = ({ state, mine }: PaymentDetails): PaymentChoice[] => {
  if (mine && state === 'unpaid') return [{ act: 'say', label: t`I have paid`, main: true }]
  return mine && state === 'said' ? [undo] : []
}

type Collecting = Pick<Payments, 'collects' | 'receives'>

export const getExpectedAmount = (
  act: PaymentAction,
  payment: PaymentDetails,
  { collects, receives }: Collecting,
) => sumTransfers(act, listTransfers(act, payment, receives ? 'pitch' : collects ? 'captain' : undefined))

export const findChangedAmount = <Payment>(
  error: unknown,
  { act, expected }: { act: PaymentAction; expected: number },
  now: (payment: Payment) => number,
): Changed | undefined => {
  if (!(error instanceof CallError) || error.code !== 'payment-moved' || !error.body['payment'])
    return undefined
  const amount = now(error.body['payment'] as Payment)
  return amount > 0 && amount !== expected ? { act, expected, now: amount } : undefined
}

export const listPaymentChoices = (
  payment: PaymentDetails,
  { collects, receives, confirmsOwn }: Pick<Payments, 'collects' | 'receives' | 'confirmsOwn'>,
) => (collects && (confirmsOwn || !payment.mine) ? forCollector(payment, receives) : forPayer(payment))
