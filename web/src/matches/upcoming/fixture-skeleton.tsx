import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Band } from '../../ui/layout/band.tsx'
import type { Fixture } from './fixture-band.tsx'
import { FixtureLayout } from './fixture-layout.tsx'

const rows = [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={56} />)

export const FixtureSkeleton = ({ fixture }: { fixture?: Fixture }) => (
  <Loading label="Loading the match">
    {fixture ? (
      <FixtureLayout fixture={fixture}>
        <div className="grid gap-3">{rows}</div>
      </FixtureLayout>
    ) : (
      <>
        <Band as="div" className="min-h-56">
          <div className="wrap" />
        </Band>
        <div className="wrap grid gap-3 pt-8 pb-16">{rows}</div>
      </>
    )}
  </Loading>
)
