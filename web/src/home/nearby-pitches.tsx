import { byCentre } from '@i-one/game/centres/by-centre'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Section } from '../ui/layout/section.tsx'
import { PitchSlide } from './pitch-slide.tsx'
import { nearbyPitchesQuery, type Where } from './queries.ts'
import styles from './nearby-pitches.module.css'

const PitchCarousel = lazyPart(async () => (await import('./pitch-carousel.tsx')).PitchCarousel)

export const NearbyPitches = (props: { where: Where; kept: boolean }) => (
  <Section
    title="Nearby Pitches"
    action={
      <Link className="link" to="/pitches">
        All pitches
      </Link>
    }
  >
    <Pitches {...props} />
  </Section>
)

function Pitches({ where, kept }: { where: Where; kept: boolean }) {
  const query = useQuery(nearbyPitchesQuery(where, kept))
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState sentence={`The pitches near you could not be loaded: ${error.message}`} query={query} />
    )
  const places = byCentre(data ?? [])
  const [first] = places
  if (!data || !first)
    return (
      <>
        <Placeholder label={data ? '' : 'Loading the pitches near you'} />
        {data && <p className={styles.none}>No pitch near here is on i-one yet.</p>}
      </>
    )
  return (
    <Suspense fallback={<Still slide={<PitchSlide place={first} />} />}>
      <PitchCarousel key={where.join()} places={places} />
    </Suspense>
  )
}

const Placeholder = ({ label }: { label: string }) => (
  <Still
    slide={
      <Loading label={label} className={styles.placeholder}>
        <Spinner />
      </Loading>
    }
  />
)

/** As tall as the carousel with its dots. */
const Still = ({ slide }: { slide: React.ReactNode }) => <div className={styles.still}>{slide}</div>
