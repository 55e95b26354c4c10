import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './board-skeleton.module.css'

const rows = [1, 2, 3, 4, 5]

export const BoardSkeleton = () => (
  <Loading label="Loading the match">
    <div className={classNames('on-dark', styles.board)}>
      <div className={classNames('wrap', styles.figures)}>
        <Skeleton dark width={120} height={28} shape="pill" />
        <div className={styles.score}>
          <Skeleton dark width="30vw" height="min(32vw, 11rem)" />
          <Skeleton dark width="30vw" height="min(32vw, 11rem)" />
        </div>
        <Skeleton dark width="60vw" height={56} className={styles.clock} />
      </div>
    </div>
    <div className={classNames('wrap', styles.rows)}>
      {rows.map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  </Loading>
)
