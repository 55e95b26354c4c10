import { Band } from '../../ui/layout/band.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Ring } from '../../ui/football/ring.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './new-session-page.module.css'

export const ChooseFirst = () => (
  <Band as="header">
    <Ring at={{ d: 60, x: '88%', y: '0px' }} wide={{ d: 230, x: '84%', y: '0px' }} />
    <div className={`wrap ${styles.head}`}>
      <h1>New session</h1>
      <p>
        Choose a pitch and a free slot first. It is held for you for ten minutes while you set the rest up.
      </p>
    </div>
  </Band>
)

export const LoadingHold = () => (
  <Band ink>
    <Loading label="Loading your hold" className={`wrap ${styles.head} ${styles.loading}`}>
      <Skeleton dark width="80%" height={40} />
      <Skeleton dark width="50%" height={96} />
    </Loading>
  </Band>
)
