import type { PaymentAction, PlacePayment } from '@i-one/contract/payments'
import { t } from '@lingui/core/macro'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import type { PaymentChoice } from './payment-acts.ts'
import { paymentStateTones, paymentStateLabels } from './payment-words.ts'

export const paymentMethods = [
  { value: 'cash', label: t`Cash` },
  { value: 'transfer', label: t({ message: 'Transfer', comment: 'Payment method' }) },
] as const

type PaymentRowProps = {
  name: string
  amount: string
  state: PlacePayment['state']
  choices: readonly PaymentChoice[]
  busy: boolean
  pending: PaymentAction | undefined
  onAct: (act: PaymentAction) => void
}

export const PaymentRow = ({ name, amount, state, choices, busy, pending, onAct }: PaymentRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2.5 border-b border-b-line">
    <span className="leading-[1.3] wrap-anywhere">
      <b translate="no" className="block font-strong">
        {name}
      </b>
      <small className="text-muted text-small">{amount}</small>
    </span>
    <Chip tone={paymentStateTones[state]}>{paymentStateLabels[state]}</Chip>
    <span className="flex col-span-full flex-wrap gap-2 empty:hidden">
      {choices.map(({ act, label, main }) => (
        <Button
          key={act}
          size="small"
          variant={main ? 'primary' : 'ghost'}
          aria-label={t`${{ action: label }}: ${name}`}
          disabled={busy}
          pending={pending === act}
          onClick={() => onAct(act)}
        >
          {label}
        </Button>
      ))}
    </span>
  </li>
)
