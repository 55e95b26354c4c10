import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

/** Use only for tickets, opened rows and summaries, and `Section` for everything else. */
export const Card = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.card, className)}>{children}</div>
)
