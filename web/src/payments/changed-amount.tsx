import type { PaymentAction, Payments } from '@i-one/contract/payments'
import { moneyText } from '@i-one/game/payments/money'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import type { useRecordPayment } from './moving.ts'

const labels: Record<PaymentAction, string> = {
  say: 'I have paid',
  confirm: 'Confirm',
  waive: 'Waive',
  refund: 'Refund',
  'take-back': 'Undo',
}

type ChangedAmountProps = {
  payments: Payments
  me: string | undefined
  recorder: ReturnType<typeof useRecordPayment>
}

/** Asks the user to confirm a changed amount, because shares change as players join and leave. */
export function ChangedAmountDialog({ payments, me, recorder }: ChangedAmountProps) {
  const { changed, wanted, record, forget } = recorder
  const player = payments.places.find(({ place }) => place === wanted?.place)?.player
  if (!changed || !wanted || !player) return undefined
  const { act, expected, now } = changed
  const money = (amount: number) => moneyText({ amount, currency: payments.currency })
  return (
    <ConfirmDialog
      onClose={forget}
      title={`The amount is now ${money(now)}`}
      description={`${player._id === me ? 'You' : player.name}: the amount was ${money(expected)} a moment ago. Nothing has been recorded yet.`}
      cancelText="Go back"
      confirmText={`${labels[act]}: ${money(now)}`}
      pendingText="Saving..."
      pending={false}
      danger={false}
      onConfirm={() => record({ ...wanted, expected: now })}
    />
  )
}
