import { LoadingOverlay } from '../ui/feedback/loading-overlay.tsx'
import styles from './starting.module.css'

/** The loading overlay for those who wait: a start that is quick shows none. */
export const Starting = () => (
  <div className={styles.late}>
    <LoadingOverlay />
  </div>
)
