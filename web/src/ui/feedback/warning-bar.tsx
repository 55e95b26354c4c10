import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './warning-bar.module.css'

export function WarningBar({ children }: { children: ReactNode }) {
  return (
    <output className={styles.bar}>
      <Icon name="warning" />
      <span>{children}</span>
    </output>
  )
}
