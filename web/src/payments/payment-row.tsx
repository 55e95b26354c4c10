import type { PaymentAct, PlacePayment } from '@i-one/contract/payments'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import type { Choice } from './payment-acts.ts'
import { stateTones, stateWords } from './payment-words.ts'
import styles from './payment-row.module.css'

export const methods = [
  { value: 'cash', label: 'Cash' },
  { value: 'transfer', label: 'Transfer' },
] as const

type PaymentRowProps = {
  name: string
  amount: string
  state: PlacePayment['state']
  choices: readonly Choice[]
  /** Something is being done, here or in another row. */
  busy: boolean
  pending: PaymentAct | undefined
  onAct: (act: PaymentAct) => void
}

/** What somebody owes, how it stands, and what may be done about it. */
export const PaymentRow = ({ name, amount, state, choices, busy, pending, onAct }: PaymentRowProps) => (
  <li>
    <span className={styles.who}>
      <b>{name}</b>
      <small>{amount}</small>
    </span>
    <Chip tone={stateTones[state]}>{stateWords[state]}</Chip>
    <span className="flex col-span-full flex-wrap gap-2 empty:hidden">
      {choices.map(({ act, label, main }) => (
        <Button
          key={act}
          size="small"
          variant={main ? 'primary' : 'ghost'}
          aria-label={`${label}: ${name}`}
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
