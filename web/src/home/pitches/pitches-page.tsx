import { findNearbyPitches, type NearbyPitch, type PitchCentre } from '@i-one/contract/pitches'
import { groupByCentre, freePitchesText, type PitchGroup } from '@i-one/game/centres/group-by-centre'
import { minute } from '@i-one/game/durations'
import { facilityText } from '@i-one/game/pitches/facilities'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { costLabel } from '../../lib/cost-label.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { distanceText } from '../../lib/places/distance.ts'
import { useMainStore } from '../../lib/store.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { readFilters } from '../filters/address.ts'
import { FilteredList } from '../filters/filtered-list.tsx'
import type { LngLat } from '../queries.ts'
import { useSearchArea } from '../use-centre.ts'
import { filterNames, filterPitches, pitchFields, sortLabels } from './filters.ts'

/** Maximum number of pitches per response. The filters apply only to these nearest pitches. */
const max = 100

const pitchesQuery = ([lng, lat]: LngLat) =>
  queryOptions({
    queryKey: ['pitches', 'nearby', lng, lat, max],
    queryFn: ({ signal }) => call(findNearbyPitches, { query: { lng, lat, limit: max }, signal }),
    refetchInterval: minute,
  })

export function Component() {
  usePageTitle(t`Pitches near you`)
  const [search] = useSearchParams()
  const home = useMainStore(({ auth }) => auth.user?.location.coordinates) ?? [0, 0]
  const { centre } = useSearchArea()
  const pitches = useQuery(pitchesQuery(centre?.where ?? home))
  const { data, error } = pitches
  const found = data && filterPitches(data, readFilters(search, filterNames), search.get('sort') ?? '')
  return (
    <FilteredList
      title={t`Pitches near you`}
      fields={pitchFields}
      sorts={sortLabels}
      resultsText={found ? plural(found.length, { one: '# pitch', other: '# pitches' }) : t`Pitches`}
      showText={
        found ? plural(found.length, { one: 'Show # pitch', other: 'Show # pitches' }) : t`Show pitches`
      }
    >
      {(onClear) =>
        found ? (
          <Pitches found={found} onClear={onClear} />
        ) : error ? (
          <ErrorState
            sentence={t`The pitches near you could not be loaded: ${error.message}`}
            query={pitches}
          />
        ) : (
          <Loading label={t`Loading pitches near you`} height={320} />
        )
      }
    </FilteredList>
  )
}

type PitchesProps = { found: readonly NearbyPitch[]; onClear: (() => void) | undefined }

const Pitches = ({ found, onClear }: PitchesProps) =>
  found.length === 0 ? (
    <Empty
      title={t`No pitches found`}
      sentence={onClear ? t`Remove a filter and try again.` : t`No pitches near here are on i-one yet.`}
      action={
        onClear && (
          <Button variant="chalk" onClick={onClear}>
            <Trans>Clear all</Trans>
          </Button>
        )
      }
    />
  ) : (
    <ol className="@container">
      {groupByCentre(found).map(({ centre, pitches }) =>
        centre ? (
          <CentreRow key={pitches[0]._id} centre={centre} pitches={pitches} />
        ) : (
          <Row key={pitches[0]._id} pitch={pitches[0]} />
        ),
      )}
    </ol>
  )

type CentreRowProps = Pick<PitchGroup<NearbyPitch>, 'pitches'> & { centre: PitchCentre }

const findCheapest = (pitches: CentreRowProps['pitches']) =>
  pitches.reduce((one, other) => (other.price.amount < one.price.amount ? other : one))

const CentreRow = ({ centre, pitches }: CentreRowProps) => (
  <PitchRow
    to={`/c/${centre.code}`}
    name={centre.name}
    pitch={pitches[0]}
    facts={
      <ul className="flex flex-wrap gap-y-0 gap-x-5">
        {pitches.map(({ _id, name, booked }) => (
          <li key={_id}>
            <Link translate="no" className="inline-flex items-center min-h-11" to={`/pitches/${_id}`}>
              {name}
            </Link>
            {booked && (
              <span className="mute">
                {' '}
                <Trans>booked today</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    }
  >
    <b className="num">{costLabel(findCheapest(pitches).price)}</b>
    <span className="small mute">
      {t`lowest price, ${{ minutes: findCheapest(pitches).slotMinutes }} minutes`}
    </span>
    <Chip tone={pitches.every(({ booked }) => booked) ? 'off' : 'ok'}>{freePitchesText(pitches)}</Chip>
  </PitchRow>
)

const Row = ({ pitch }: { pitch: NearbyPitch }) => (
  <PitchRow
    to={`/pitches/${pitch._id}`}
    name={pitch.name}
    pitch={pitch}
    facts={
      <p className="small mute">
        {commaText(
          surfaceText(pitch.surface),
          pitch.playersPerTeam && t`${{ players: pitch.playersPerTeam }} a side`,
          ...pitch.facilities.map(facilityText),
        )}
      </p>
    }
  >
    <b className="num">{costLabel(pitch.price)}</b>
    <span className="small mute">{t`${{ minutes: pitch.slotMinutes }} minutes`}</span>
    <Chip tone={pitch.booked ? 'off' : 'ok'}>{pitch.booked ? t`Booked today` : t`Free today`}</Chip>
  </PitchRow>
)

type PitchRowProps = { to: string; name: string; pitch: NearbyPitch; facts: ReactNode; children: ReactNode }

const columns =
  'grid grid-cols-[96px_minmax(0,1fr)] @max-[221px]:grid-cols-1 @min-[560px]:grid-cols-[128px_minmax(0,1fr)_auto]'

const PitchRow = ({ to, name, pitch, facts, children }: PitchRowProps) => (
  <li
    className={`relative items-start gap-y-3 gap-x-4 py-4.5 leading-[1.4] border-b border-b-line ${columns}`}
  >
    <img
      className="w-full h-auto rounded-card"
      src={pitch.pitchPhoto}
      alt=""
      width="128"
      height="80"
      loading="lazy"
    />
    <div>
      <h3>
        <Link translate="no" className="no-underline hover:underline after:absolute after:inset-0" to={to}>
          {name}
        </Link>
      </h3>
      <p>
        <Trans>
          {{ address: pitch.address }}, <b>{ph({ distance: distanceText(pitch.distance) })}</b>
        </Trans>
      </p>
      {facts}
    </div>
    <div className="flex flex-wrap col-start-2 items-center gap-y-1 gap-x-3 *:whitespace-normal @max-[221px]:col-auto @min-[560px]:grid @min-[560px]:col-auto @min-[560px]:justify-items-end">
      {children}
    </div>
  </li>
)
