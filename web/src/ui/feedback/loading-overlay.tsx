import styles from './loading-overlay.module.css'
import { Spinner } from './spinner.tsx'
import { Wordmark } from '../wordmark.tsx'

export function LoadingOverlay() {
  return (
    <output className={styles.overlay}>
      <Wordmark className={styles.brand} />
      <Spinner size={48} />
      <span>Loading...</span>
    </output>
  )
}
