import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

export type FrameProps = {
  label: string
  error?: string
  hint?: ReactNode
  hideLabel?: boolean
}

type Control = {
  id: string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-describedby': string | undefined
}

type OfFrame = FrameProps & { id?: string; required?: boolean; className?: string }

export const splitFrameProps = <Props extends OfFrame>(props: Props) => {
  const { label, error, hint, hideLabel, required, id, className, ...control } = props
  return [{ label, error, hint, hideLabel, required, id, className }, control] as const
}

type FieldFrameProps = OfFrame & { children: (control: Control) => ReactNode }

export function FieldFrame({
  id,
  label,
  error,
  hint,
  hideLabel,
  required,
  className,
  children,
}: FieldFrameProps) {
  const made = useId()
  const control = id ?? made
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, error && styles.bad, className)}>
      <label className={hideLabel ? 'vh' : styles.label} htmlFor={control}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {' '}
    *
  </span>
)
