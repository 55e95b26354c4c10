import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  outlined?: boolean
}

export const IconButton = ({ icon, label, outlined, type = 'button', className, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={classNames(styles.button, outlined && styles.outlined, className)}
  >
    <Icon name={icon} />
  </button>
)
