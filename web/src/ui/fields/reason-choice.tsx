import { useId } from 'react'
import styles from './reason-choice.module.css'

type ReasonChoiceProps<Why extends string> = {
  legend: string
  whys: readonly { value: Why; label: string }[]
  value: Why | undefined
  onChange: (why: Why) => void
}

export function ReasonChoice<Why extends string>({ legend, whys, value, onChange }: ReasonChoiceProps<Why>) {
  const name = useId()
  return (
    <fieldset className={styles.why}>
      <legend>{legend}</legend>
      {whys.map((why) => (
        <label key={why.value}>
          <input
            type="radio"
            name={name}
            checked={value === why.value}
            onChange={() => onChange(why.value)}
          />
          {why.label}
        </label>
      ))}
    </fieldset>
  )
}
