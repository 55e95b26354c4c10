import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './offline-bar.module.css'

/** Says since when, and that nothing is lost: `No connection. This is how it stood at 16:18.` */
export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <output className={styles.bar}>
      <Icon name="warning" />
      <span>{children}</span>
    </output>
  )
}
