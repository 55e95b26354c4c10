import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './pitch-page.module.css'

const tiles = [1, 2, 3, 4, 5, 6, 7, 8]

export const LoadingSlots = () => (
  <Loading label="Loading the slots">
    <Skeleton height={84} />
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={76} />
      ))}
    </div>
  </Loading>
)
