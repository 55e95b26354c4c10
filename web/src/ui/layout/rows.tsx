import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** Each child is an `li`: a `div` on the left, actions on the right. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>
