import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** Each child must be an `li` with a `div` on the left and actions on the right. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>
