import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** A list whose rows (`li`) say on the left what each is, and have on the right what can be done with it. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>
