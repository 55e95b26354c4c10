import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Band } from '../ui/layout/band.tsx'
import headStyles from './session-head.module.css'
import styles from './session-view.module.css'

export const LoadingSession = () => (
  <Loading label="Loading the session">
    <Band as="div">
      <div className={`wrap ${headStyles.head}`}>
        <Skeleton dark width={180} height={72} />
        <Skeleton dark width="70%" height={32} className={styles.drawn} />
        <Skeleton dark width="50%" className={styles.drawn} />
      </div>
    </Band>
    <div className={`wrap columns ${styles.page}`}>
      <Skeleton height={460} />
      <Skeleton height={240} />
    </div>
  </Loading>
)
