import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './band.module.css'

type BandProps = {
  as?: 'section' | 'header' | 'div'
  /** Night grass: a clock is running here. */
  ink?: boolean
  className?: string
  children: ReactNode
}

/** The top of every signed-in page is grass, mown in two greens. Put a Ring into it, and a `.wrap`. */
export function Band({ as: Element = 'section', ink, className, children }: BandProps) {
  return (
    <Element className={classNames(styles.band, ink && styles.ink, 'on-dark', className)}>{children}</Element>
  )
}
