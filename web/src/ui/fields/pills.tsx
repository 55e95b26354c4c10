import { useId } from 'react'
import styles from './pills.module.css'

type PillsProps = {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly { value: string; label: string }[]
}

/** Pressing the chosen pill again clears the value. */
export function Pills({ label, value, onChange, items }: PillsProps) {
  const legend = useId()
  return (
    <fieldset className={styles.field} aria-labelledby={legend}>
      <legend id={legend}>{label}</legend>
      <div className={styles.pills}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            className={styles.pill}
            aria-pressed={item.value === value}
            onClick={() => onChange(item.value === value ? '' : item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
