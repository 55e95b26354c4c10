import type { PaymentAction, Payments } from '@i-one/contract/payments'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import type { useRecordPayment } from './moving.ts'

const labels: Record<PaymentAction, string> = {
  say: t`I have paid`,
  confirm: t`Confirm`,
  waive: t`Waive`,
  refund: t({ message: 'Refund', context: 'verb' }),
  'take-back': t`Undo`,
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
  const [before, after] = [money(expected), money(now)]
  const { name } = player
  return (
    <ConfirmDialog
      onClose={forget}
      title={t`The amount is now ${after}`}
      description={
        player._id === me
          ? t`You: the amount was ${before} a moment ago. Nothing has been recorded yet.`
          : t`${name}: the amount was ${before} a moment ago. Nothing has been recorded yet.`
      }
      cancelText={t`Go back`}
      confirmText={t`${{ action: labels[act] }}: ${{ amount: after }}`}
      pendingText={t`Saving...`}
      pending={false}
      danger={false}
      onConfirm={() => record({ ...wanted, expected: now })}
    />
  )
}
