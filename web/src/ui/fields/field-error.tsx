import type { ReactNode } from 'react'

import styles from './field-error.module.css'
import { Icon } from '../icon.tsx'

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={16} />
      {children}
    </p>
  )
}
