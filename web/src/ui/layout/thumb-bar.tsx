import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './thumb-bar.module.css'

/** Must be the last child of the page, so that the bar sticks to the bottom edge. */
export function ThumbBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.bar, className)}>{children}</div>
}
