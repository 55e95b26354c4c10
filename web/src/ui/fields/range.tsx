import { useId, useState } from 'react'
import styles from './range.module.css'

type RangeProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  text: (value: number) => string
  /** Runs on release, not on each step. */
  onChange: (value: number) => void
}

export function Range({ label, value, min, max, step, text, onChange }: RangeProps) {
  const id = useId()
  const [moving, setMoving] = useState<number>()
  const at = moving ?? value
  const settle = () => {
    setMoving(undefined)
    if (at !== value) onChange(at)
  }
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text(at)}</output>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={at}
        aria-valuetext={text(at)}
        onChange={({ target }) => setMoving(Number(target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </div>
  )
}
