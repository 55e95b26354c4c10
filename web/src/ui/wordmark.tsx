import { classNames } from './class-names.ts'
import styles from './wordmark.module.css'

export const Wordmark = ({ className, label = 'i-one' }: { className?: string; label?: string }) => (
  <span className={classNames(styles.wordmark, className)}>
    <span className="vh">{label}</span>
    <span aria-hidden="true">i</span>
    <svg viewBox="0 0 34 22" aria-hidden="true">
      <circle cx="23" cy="11" r="9.2" />
      <path d="M0 11h23" />
      <circle className={styles.spot} cx="23" cy="11" r="3" />
    </svg>
    <span aria-hidden="true">ne</span>
  </span>
)
