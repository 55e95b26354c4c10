import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './fixture-card.module.css'

const Team = () => (
  <div className={styles.team}>
    <Skeleton shape="round" width={34} height={34} />
    <Skeleton width="60%" />
  </div>
)

export const FixtureSkeleton = () => (
  <div className={styles.card}>
    <Skeleton width="60%" height={28} />
    <p className={styles.type}>
      <Skeleton width="45%" height={14} />
    </p>
    <Team />
    <Team />
  </div>
)
