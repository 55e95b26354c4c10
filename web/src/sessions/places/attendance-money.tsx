import type { Payments, PlacePayment } from '@i-one/contract/payments'
import type { useMovePayment } from '../../payments/moving.ts'
import { amountSeen } from '../../payments/payment-acts.ts'
import { amountText, stateTones, stateWords } from '../../payments/payment-words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'

type AttendanceMoneyProps = {
  name: string
  payment: PlacePayment
  payments: Payments
  moves: ReturnType<typeof useMovePayment>
}

export function AttendanceMoney({ name, payment, payments, moves: { move, moving } }: AttendanceMoneyProps) {
  const { state, place } = payment
  const open = state === 'unpaid' || state === 'said'
  return (
    <div className="col-span-full grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 items-center min-h-11 pb-2 pl-11.5">
      <Chip tone={stateTones[state]}>{stateWords[state]}</Chip>
      <small className="text-muted text-small">{amountText(payment, payments.currency)}</small>
      {payments.collects && (payments.confirmsOwn || !payment.mine) && open && (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Confirm: ${name}`}
          disabled={moving !== undefined}
          pending={moving?.place === place}
          onClick={() => {
            const expected = amountSeen('confirm', payment, payments)
            move({ place, act: 'confirm', method: payment.method ?? 'cash', expected })
          }}
        >
          Confirm
        </Button>
      )}
    </div>
  )
}
