import type { ReactNode } from 'react'
import styles from './crop.module.css'

/** Clips decoration in place of the band, whose search can open a list below it. */
export function Crop({ children }: { children: ReactNode }) {
  return (
    <span className={styles.crop} aria-hidden="true">
      {children}
    </span>
  )
}
