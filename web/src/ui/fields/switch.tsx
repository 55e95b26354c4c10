import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
}

export function Switch({ label, hint, hideLabel, className, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={classNames(styles.row, className)}>
      <span className={hideLabel ? 'vh' : 'grid font-semibold leading-[1.35]'}>
        <span>{label}</span>
        {hint && (
          <span id={hintId} className="text-muted text-small font-normal">
            {hint}
          </span>
        )}
      </span>
      <span className="relative flex-none grid items-center w-14 h-11">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- browsers derive it from `checked` */}
        <input {...input} type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} />
        <span className={styles.knob} />
      </span>
    </label>
  )
}
