import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chart-key.module.css'

type ChartKeyProps = { className?: string | undefined; children: ReactNode }

/** Legend of a chart. Each child is a `<span>` that starts with its mark. */
export const ChartKey = ({ className, children }: ChartKeyProps) => (
  <figcaption className={classNames(styles.key, className)}>{children}</figcaption>
)
