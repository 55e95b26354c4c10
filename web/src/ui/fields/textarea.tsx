import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type TextareaProps = FrameProps & ComponentProps<'textarea'>

export function Textarea({
  label,
  error,
  hint,
  hideLabel,
  required,
  id,
  className,
  rows = 4,
  ...rest
}: TextareaProps) {
  return (
    <FieldFrame {...{ id, label, error, hint, hideLabel, required, className }}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={classNames(styles.input, styles.textarea)} />
      )}
    </FieldFrame>
  )
}
