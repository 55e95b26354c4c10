import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  hideLabel?: boolean
  /** The plus in green: it is what is pressed most. */
  strong?: boolean
  disabled?: boolean
  className?: string
}

export function Stepper({
  label,
  value,
  onChange,
  min = 0,
  max = Infinity,
  step = 1,
  ...rest
}: StepperProps) {
  const { hideLabel, strong, disabled, className } = rest
  return (
    <fieldset className={classNames(styles.stepper, className)} disabled={disabled} aria-label={label}>
      <div className={hideLabel ? 'vh' : styles.label} aria-hidden="true">
        {label}
      </div>
      <div className={classNames(styles.pill, strong && styles.strong)}>
        <button
          type="button"
          data-quick
          aria-label={`${label}: less`}
          disabled={value - step < min}
          onClick={() => onChange(value - step)}
        >
          <Icon name="minus" />
        </button>
        <output className="num">{value}</output>
        <button
          type="button"
          data-quick
          aria-label={`${label}: more`}
          disabled={value + step > max}
          onClick={() => onChange(value + step)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  )
}
