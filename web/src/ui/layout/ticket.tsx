import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ticket.module.css'

type TicketProps = {
  top: ReactNode
  bottom: ReactNode
  labelledBy?: string
}

export const Ticket = ({ top, bottom, labelledBy }: TicketProps) => (
  <section className={classNames(styles.ticket, 'on-dark')} aria-labelledby={labelledBy}>
    <div className={styles.top}>{top}</div>
    <div className={styles.bottom}>{bottom}</div>
  </section>
)
