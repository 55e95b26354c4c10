import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Band } from '../../ui/layout/band.tsx'
import type { Fixture } from './fixture-band.tsx'
import { FixtureLayout } from './fixture-layout.tsx'
import styles from './fixture-skeleton.module.css'

const rows = [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={56} />)

export const FixtureSkeleton = ({ fixture }: { fixture?: Fixture }) => (
  <Loading label="Loading the match">
    {fixture ? (
      <FixtureLayout fixture={fixture}>
        <div className={styles.rows}>{rows}</div>
      </FixtureLayout>
    ) : (
      <>
        <Band as="div" className={styles.band}>
          <div className="wrap" />
        </Band>
        <div className={`wrap ${styles.rows} ${styles.alone}`}>{rows}</div>
      </>
    )}
  </Loading>
)
