import type { ComponentProps } from 'react'
import { FieldFrame, splitFrameProps, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type TextareaProps = FrameProps & ComponentProps<'textarea'>

export function Textarea({ rows = 4, ...props }: TextareaProps) {
  const [frame, rest] = splitFrameProps(props)
  return (
    <FieldFrame {...frame}>
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
