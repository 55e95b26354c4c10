import { Wordmark } from '../wordmark.tsx'
import { Spinner } from './spinner.tsx'
import styles from './loading-overlay.module.css'

export function LoadingOverlay() {
  return (
    <output className={styles.overlay}>
      <Wordmark className={styles.brand} />
      <Spinner size={48} />
      <span>Loading...</span>
    </output>
  )
}
