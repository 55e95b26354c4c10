import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string }

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
