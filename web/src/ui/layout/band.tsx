import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './band.module.css'

type BandProps = {
  as?: 'section' | 'header' | 'div'
  ink?: boolean
  className?: string
  children: ReactNode
}

export const Band = ({ as: Element = 'section', ink, className, children }: BandProps) => (
  <Element className={classNames(styles.band, ink && styles.ink, 'on-dark', className)}>{children}</Element>
)
