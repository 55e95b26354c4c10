import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = FrameProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[]; placeholder?: string }

export function Select({
  label,
  error,
  hint,
  hideLabel,
  required,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ id, label, error, hint, hideLabel, required, className }}>
      {(control) => (
        <div className={styles.holder}>
          <select {...select} {...control} className={classNames(styles.input, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  )
}
