import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import styles from './segmented.module.css'

type SegmentedProps<Value extends string> = {
  label: string
  /** Nothing is chosen if this is not a value of an item. */
  value: Value | null
  onChange: (value: Value) => void
  items: readonly { value: Value; label: ReactNode; icon?: IconName }[]
  className?: string
}

export const Segmented = <Value extends string>({
  label,
  value,
  onChange,
  items,
  className,
}: SegmentedProps<Value>) => (
  <fieldset aria-label={label} className={classNames(styles.segmented, className)}>
    {items.map((item) => (
      <button
        key={item.value}
        type="button"
        className={styles.segment}
        aria-pressed={item.value === value}
        onClick={() => onChange(item.value)}
      >
        {item.icon && <Icon name={item.icon} />}
        {item.label}
      </button>
    ))}
  </fieldset>
)
