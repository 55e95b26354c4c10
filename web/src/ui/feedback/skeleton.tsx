import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: number | string
  height?: number | string
  shape?: 'bar' | 'round' | 'pill'
  dark?: boolean
  className?: string
}

/** Screen readers skip a skeleton, so place it inside `Loading`. */
export const Skeleton = ({ width = '100%', height = 16, shape = 'bar', dark, className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, styles[shape], dark && styles.dark, className)}
    aria-hidden="true"
    style={{ width, height }}
  />
)
