import { Band } from '../ui/layout/band.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { LoadingSlots } from './loading-slots.tsx'
import headStyles from './pitch-head.module.css'
import styles from './pitch-page.module.css'

export const LoadingPitch = () => (
  <Loading label="Loading the pitch">
    <div className={headStyles.head}>
      <div className={headStyles.photo} />
      <Band as="div" className={headStyles.band}>
        <div className={headStyles.text}>
          <Skeleton dark width="70%" height={48} />
        </div>
      </Band>
    </div>
    <div className={`wrap ${styles.page}`}>
      <LoadingSlots />
    </div>
  </Loading>
)
