import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './thumb-bar.module.css'

/** Must be the last child of the page, so that the bar sticks to the bottom edge. */
export const ThumbBar = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.bar, className)}>{children}</div>
)
