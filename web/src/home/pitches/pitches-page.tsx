import { findNearbyPitches, type NearbyPitch, type OfCentre } from '@i-one/contract/pitches'
import { capitalize } from '@i-one/game/capitalize'
import { byCentre, freeText, type Together } from '@i-one/game/centres/by-centre'
import { countText } from '@i-one/game/count-text'
import { minute } from '@i-one/game/durations'
import { costText } from '@i-one/game/payments/cost-text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { distanceText } from '../../lib/places/distance.ts'
import { useMain } from '../../lib/store.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { filtersIn } from '../filters/address.ts'
import { FilteredList } from '../filters/filtered-list.tsx'
import type { Where } from '../queries.ts'
import { useCentre } from '../use-centre.ts'
import { filterNames, fitting, pitchFields, sorts } from './filters.ts'
import styles from './pitches-page.module.css'

/** As many as the server gives at once: the nearest, of which the filters leave some. */
const most = 100

const pitchesQuery = ([lng, lat]: Where) =>
  queryOptions({
    queryKey: ['pitches', 'nearby', lng, lat, most],
    queryFn: ({ signal }) => call(findNearbyPitches, { query: { lng, lat, limit: most }, signal }),
    refetchInterval: minute,
  })

export function Component() {
  usePageTitle('Pitches near you')
  const [search] = useSearchParams()
  const home = useMain(({ auth }) => auth.user?.location.coordinates) ?? [0, 0]
  const { centre } = useCentre()
  const pitches = useQuery(pitchesQuery(centre?.where ?? home))
  const { data, error } = pitches
  const found = data && fitting(data, filtersIn(search, filterNames), search.get('sort') ?? '')
  return (
    <FilteredList
      title="Pitches near you"
      fields={pitchFields}
      sorts={sorts}
      found={found && countText(found.length, 'pitch', 'pitches')}
      what="Pitches"
    >
      {(onClear) =>
        found ? (
          <Pitches found={found} onClear={onClear} />
        ) : error ? (
          <ErrorState
            sentence={`The pitches near you could not be loaded: ${error.message}`}
            query={pitches}
          />
        ) : (
          <Loading label="Loading the pitches near you" height={320} />
        )
      }
    </FilteredList>
  )
}

type PitchesProps = { found: readonly NearbyPitch[]; onClear: (() => void) | undefined }

const Pitches = ({ found, onClear }: PitchesProps) =>
  found.length === 0 ? (
    <Empty
      title="No pitch fits"
      sentence={onClear ? 'Try without one of the filters.' : 'No pitch near here is on i-one yet.'}
      action={
        onClear && (
          <Button variant="chalk" onClick={onClear}>
            Clear all
          </Button>
        )
      }
    />
  ) : (
    <ol className="[container-type:inline-size]">
      {byCentre(found).map(({ centre, pitches }) =>
        centre ? (
          <CentreRow key={pitches[0]._id} centre={centre} pitches={pitches} />
        ) : (
          <Row key={pitches[0]._id} pitch={pitches[0]} />
        ),
      )}
    </ol>
  )

const least = (pitches: Together<NearbyPitch>['pitches']) =>
  pitches.reduce((one, other) => (other.price.amount < one.price.amount ? other : one))

/** A place with several pitches that fit, each a tap away. */
const CentreRow = ({ centre, pitches }: { centre: OfCentre; pitches: Together<NearbyPitch>['pitches'] }) => (
  <li className={styles.row}>
    <img src={pitches[0].pitchPhoto} alt="" width="128" height="80" loading="lazy" />
    <div>
      <h3>
        <Link to={`/c/${centre.code}`}>{centre.name}</Link>
      </h3>
      <p>
        {pitches[0].address}, <b>{distanceText(pitches[0].distance)}</b>
      </p>
      <ul className={styles.own}>
        {pitches.map(({ _id, name, booked }) => (
          <li key={_id}>
            <Link to={`/pitches/${_id}`}>{name}</Link>
            {booked && <span className="mute"> booked today</span>}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.price}>
      <b className="num">{capitalize(costText(least(pitches).price))}</b>
      <span className="small mute">the least, {least(pitches).slotMinutes} minutes</span>
      <Chip tone={pitches.every(({ booked }) => booked) ? 'off' : 'ok'}>{freeText(pitches)}</Chip>
    </div>
  </li>
)

const Row = ({ pitch }: { pitch: NearbyPitch }) => (
  <li className={styles.row}>
    <img src={pitch.pitchPhoto} alt="" width="128" height="80" loading="lazy" />
    <div>
      <h3>
        <Link to={`/pitches/${pitch._id}`}>{pitch.name}</Link>
      </h3>
      <p>
        {pitch.address}, <b>{distanceText(pitch.distance)}</b>
      </p>
      <p className="small mute">
        {[
          pitch.surface,
          ...(pitch.playersPerTeam ? [`${pitch.playersPerTeam} a side`] : []),
          ...pitch.facilities,
        ].join(', ')}
      </p>
    </div>
    <div className={styles.price}>
      <b className="num">{capitalize(costText(pitch.price))}</b>
      <span className="small mute">{pitch.slotMinutes} minutes</span>
      <Chip tone={pitch.booked ? 'off' : 'ok'}>{pitch.booked ? 'Booked today' : 'Free today'}</Chip>
    </div>
  </li>
)
