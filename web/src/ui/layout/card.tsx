import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = { className?: string; children: ReactNode }

/** Only for tickets, opened rows and summaries. Use `Section` for everything else. */
export function Card({ className, children }: CardProps) {
  return <div className={classNames(styles.card, className)}>{children}</div>
}
