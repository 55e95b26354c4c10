import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { FieldFrame, splitFrameProps, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type Option = {
  value: string
  label: string
  disabled?: boolean
  /** The label is a name, which is not translated. */
  isName?: boolean
}

type SelectProps = FrameProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[]; placeholder?: string }

export function Select({ options, placeholder, ...props }: SelectProps) {
  const [frame, select] = splitFrameProps(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={`${styles.input} pe-11 appearance-none`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                translate={option.isName ? 'no' : undefined}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="absolute top-1/2 inset-e-3.5 size-4.5 -mt-2.25 text-ink pointer-events-none"
          />
        </div>
      )}
    </FieldFrame>
  )
}
