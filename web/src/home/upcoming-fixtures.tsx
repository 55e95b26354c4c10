import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { FixtureCard, FixtureSkeleton } from './fixture-card.tsx'
import { nearbySessionsQuery, type LngLat } from './queries.ts'

const grid = 'grid grid-cols-2 gap-y-0 gap-x-4 max-[360px]:grid-cols-1 lg:gap-x-10'

type UpcomingFixturesProps = { where: LngLat; isCached: boolean }

export const UpcomingFixtures = (props: UpcomingFixturesProps) => (
  <Section title={t`Upcoming Fixtures`}>
    <Fixtures {...props} />
  </Section>
)

function Fixtures({ where, isCached }: UpcomingFixturesProps) {
  const query = useQuery(nearbySessionsQuery(where, isCached))
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState sentence={t`The fixtures near you could not be loaded: ${error.message}`} query={query} />
    )
  if (!data)
    return (
      <Loading label={t`Loading fixtures near you`} className={grid}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <FixtureSkeleton key={card} />
        ))}
      </Loading>
    )
  if (data.length === 0)
    return (
      <Empty
        title={t`No Upcoming Matches`}
        sentence={t`There are no games near you yet. Book a pitch and be the captain.`}
      />
    )
  return (
    <ul className={grid}>
      {data.map((fixture) => (
        <li key={fixture._id} className="border-line nth-[n+3]:border-t max-[360px]:not-first:border-t">
          <FixtureCard fixture={fixture} />
        </li>
      ))}
    </ul>
  )
}
