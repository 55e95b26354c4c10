import type { ComponentProps } from 'react'
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
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={`${styles.input} min-h-30 py-3 leading-[1.45] resize-y`}
        />
      )}
    </FieldFrame>
  )
}
