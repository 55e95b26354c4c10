import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = { className?: string; children: ReactNode }

/** Use only for tickets, opened rows and summaries, and `Section` for everything else. */
export function Card({ className, children }: CardProps) {
  return <div className={classNames(styles.card, className)}>{children}</div>
}
