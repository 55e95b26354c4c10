import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = { className?: string; children: ReactNode }

/** Only for what has left the pitch: a ticket, an opened row, a summary that follows. Everything else is a Section. */
export function Card({ className, children }: CardProps) {
  return <div className={classNames(styles.card, className)}>{children}</div>
}
