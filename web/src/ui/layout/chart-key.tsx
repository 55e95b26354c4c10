import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chart-key.module.css'

type ChartKeyProps = { className?: string | undefined; children: ReactNode }

/** What the marks of a chart mean; each is a `<span>` with its mark before it. */
export const ChartKey = ({ className, children }: ChartKeyProps) => (
  <figcaption className={classNames(styles.key, className)}>{children}</figcaption>
)
