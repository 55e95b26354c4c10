import type { ComponentProps } from 'react'
import { FieldFrame, splitFrameProps, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type FieldProps = FrameProps & ComponentProps<'input'>

export function Field(props: FieldProps) {
  const [frame, input] = splitFrameProps(props)
  return (
    <FieldFrame {...frame}>
      {(control) => <input {...input} {...control} className={styles.input} />}
    </FieldFrame>
  )
}
