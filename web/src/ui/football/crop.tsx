import type { ReactNode } from 'react'
import styles from './crop.module.css'

/** Decoration behind a band's text, cut off at the band's edges. Not by the band: its search may open a list below it. */
export function Crop({ children }: { children: ReactNode }) {
  return (
    <span className={styles.crop} aria-hidden="true">
      {children}
    </span>
  )
}
