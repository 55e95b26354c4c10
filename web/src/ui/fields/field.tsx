import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type FieldProps = FrameProps & ComponentProps<'input'>

export function Field({ label, error, hint, hideLabel, required, id, className, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, error, hint, hideLabel, required, className }}>
      {(control) => <input {...input} {...control} className={styles.input} />}
    </FieldFrame>
  )
}
