import { t } from '@lingui/core/macro'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  label: string
  value: number
  text?: string
  onChange: (value: number) => void
  min?: number
  max?: number
  strong?: boolean
}

export const Stepper = ({ label, value, text, onChange, min = 0, max = Infinity, strong }: StepperProps) => (
  <fieldset className="min-w-0" aria-label={label}>
    <div className="mb-1.5 text-[0.9375rem] font-strong" aria-hidden="true">
      {label}
    </div>
    <div className={classNames(styles.pill, strong && styles.strong)}>
      <button
        type="button"
        data-quick
        aria-label={t`${label}: less`}
        disabled={value - 1 < min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="num text-[1.5rem] text-center">{text ?? value}</output>
      <button
        type="button"
        data-quick
        aria-label={t`${label}: more`}
        disabled={value + 1 > max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  </fieldset>
)
