import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** Each child must be an `li` with a `div` at the start and actions at the end. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>
