import type { NearbyPitch } from '@i-one/contract/pitches'
import { groupByCentre, type PitchGroup } from '@i-one/game/centres/group-by-centre'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useDeferredValue, useRef, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Section } from '../ui/layout/section.tsx'
import { useIsInView } from '../ui/use-seen.ts'
import { PitchSlide } from './pitch-slide.tsx'
import { nearbyPitchesQuery, type LngLat } from './queries.ts'
import styles from './nearby-pitches.module.css'

const PitchCarousel = lazyPart(async () => (await import('./pitch-carousel.tsx')).PitchCarousel)

export const NearbyPitches = (props: { where: LngLat; isCached: boolean }) => (
  <Section
    title={t`Nearby Pitches`}
    action={
      <Link className="link" to="/pitches">
        <Trans>All pitches</Trans>
      </Link>
    }
  >
    <Pitches {...props} />
  </Section>
)

function Pitches({ where, isCached }: { where: LngLat; isCached: boolean }) {
  const query = useQuery(nearbyPitchesQuery(where, isCached))
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState sentence={t`The pitches near you could not be loaded: ${error.message}`} query={query} />
    )
  const places = groupByCentre(data ?? [])
  const [first] = places
  if (!data || !first)
    return (
      <>
        <Placeholder label={data ? '' : t`Loading pitches near you`} />
        {data && (
          <p className="-mt-9 text-muted">
            <Trans>No pitches near here are on i-one yet.</Trans>
          </p>
        )}
      </>
    )
  return <Carousel key={where.join()} places={places} first={first} />
}

type Place = PitchGroup<NearbyPitch>

/** Loads the carousel library once the slides are visible, because it is Home's largest chunk. */
function Carousel({ places, first }: { places: readonly Place[]; first: Place }) {
  const still = useRef<HTMLDivElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const isSeen = useDeferredValue(useIsInView(still))
  return (
    <Suspense>
      {isSeen ? (
        <PitchCarousel places={places} takesFocus={hasFocus} />
      ) : (
        <Still ref={still} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
          <PitchSlide place={first} />
        </Still>
      )}
    </Suspense>
  )
}

const Placeholder = ({ label }: { label: string }) => (
  <Still>
    <Loading
      label={label}
      className={`grid place-items-center aspect-4/3 rounded-card ${styles.placeholder}`}
    >
      <Spinner />
    </Loading>
  </Still>
)

/** Static slide with the same height as the carousel and its dots. */
const Still = (props: ComponentProps<'div'>) => <div {...props} className="pb-13" />
