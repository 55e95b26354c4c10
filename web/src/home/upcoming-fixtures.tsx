import { useQuery } from '@tanstack/react-query'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { FixtureCard, FixtureSkeleton } from './fixture-card.tsx'
import { nearbySessionsQuery, type Where } from './queries.ts'
import styles from './upcoming-fixtures.module.css'

type UpcomingFixturesProps = { where: Where; kept: boolean }

export const UpcomingFixtures = (props: UpcomingFixturesProps) => (
  <Section title="Upcoming Fixtures">
    <Fixtures {...props} />
  </Section>
)

function Fixtures({ where, kept }: UpcomingFixturesProps) {
  const query = useQuery(nearbySessionsQuery(where, kept))
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState sentence={`The fixtures near you could not be loaded: ${error.message}`} query={query} />
    )
  if (!data) return <Skeletons />
  if (data.length === 0)
    return <Empty title="No Upcoming Matches" sentence="The pitch is empty. Someone has to bring the ball." />
  return (
    <ul className={styles.grid}>
      {data.map((fixture) => (
        <li key={fixture._id}>
          <FixtureCard fixture={fixture} />
        </li>
      ))}
    </ul>
  )
}

const Skeletons = () => (
  <Loading label="Loading the fixtures near you" className={styles.grid}>
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <FixtureSkeleton key={card} />
    ))}
  </Loading>
)
