import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

type SpinnerProps = { size?: number; className?: string }

/** A ball on its way round the centre circle. */
export function Spinner({ size = 64, className }: SpinnerProps) {
  return (
    <svg
      className={classNames(styles.spinner, className)}
      viewBox="0 0 64 64"
      aria-hidden="true"
      style={{ width: size, height: size }}
    >
      <circle className={styles.circle} cx="32" cy="32" r="26" />
      <circle className={styles.ball} cx="32" cy="6" r="6" />
    </svg>
  )
}
