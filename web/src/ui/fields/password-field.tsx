import { t } from '@lingui/core/macro'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../icon-button.tsx'
import { FieldFrame, splitFrameProps, type FrameProps } from './field-frame.tsx'
import styles from './field.module.css'

type PasswordFieldProps = FrameProps & Omit<ComponentProps<'input'>, 'type'>

export function PasswordField(props: PasswordFieldProps) {
  const [frame, input] = splitFrameProps(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${styles.input} pe-13`}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? t`Hide password` : t`Show password`}
            className="absolute top-0.5 inset-e-0.5"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
