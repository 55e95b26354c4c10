import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Band } from '../ui/layout/band.tsx'
import styles from './stats-skeleton.module.css'

export const StatsSkeleton = () => (
  <Loading label="Loading the figures">
    <Band as="header" className={styles.band}>
      <div className={`wrap ${styles.head}`}>
        <h1>Stats</h1>
      </div>
    </Band>
    <div className={`wrap ${styles.rows}`}>
      <Skeleton height={48} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  </Loading>
)
