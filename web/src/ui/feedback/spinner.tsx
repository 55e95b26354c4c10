import styles from './spinner.module.css'

export const Spinner = ({ size = 64 }: { size?: number }) => (
  <svg
    className={styles.spinner}
    viewBox="0 0 64 64"
    aria-hidden="true"
    style={{ width: size, height: size }}
  >
    <circle className={styles.circle} cx="32" cy="32" r="26" />
    <circle className={styles.ball} cx="32" cy="6" r="6" />
  </svg>
)
