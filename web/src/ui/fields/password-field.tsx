import { useState, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type PasswordFieldProps = FrameProps & Omit<ComponentProps<'input'>, 'type'>

export function PasswordField({
  label,
  error,
  hint,
  hideLabel,
  required,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, error, hint, hideLabel, required, className }}>
      {(control) => (
        <div className={styles.holder}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(styles.input, styles.withToggle)}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? 'Hide password' : 'Show password'}
            className={styles.toggle}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
