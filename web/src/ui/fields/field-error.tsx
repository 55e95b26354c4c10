import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './field-error.module.css'

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={16} />
      {children}
    </p>
  )
}
