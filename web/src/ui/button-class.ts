import { classNames } from './class-names.ts'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'ghost' | 'chalk' | 'line' | 'danger'
  size?: 'small' | 'normal' | 'big'
  block?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'normal', block = false }: ButtonLook = {}) =>
  classNames(styles.button, styles[variant], size !== 'normal' && styles[size], block && styles.block)
