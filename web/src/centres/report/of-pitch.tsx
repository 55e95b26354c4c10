import type { Occupancy } from '@i-one/contract/bookings/occupancy'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { HoursChart } from './hours-chart.tsx'
import {
  findEmptiestDay,
  findFullestHours,
  countUnbookedHours,
  percentText,
  bookedTotalText,
} from './occupancy-words.ts'
import { type DateRange, occupancyQuery, limitToYear } from './queries.ts'

export function PitchReportSection({ pitches, days }: { pitches: readonly OwnPitch[]; days: DateRange }) {
  const [search, change] = useSearch()
  const pitch = pitches.find(({ _id }) => _id === search.get('pitch')) ?? pitches[0]
  if (!pitch || days.from > days.to) return null
  return (
    <Section title={t`Busiest hours`}>
      {pitches.length > 1 && (
        <Select
          className="max-w-[420px]"
          label={t`Pitch`}
          options={toNameOptions(pitches)}
          value={pitch._id}
          onChange={({ target }) => change({ pitch: target.value }, { replace: true })}
        />
      )}
      <PitchHours key={pitch._id} id={pitch._id} days={limitToYear(days)} />
    </Section>
  )
}

function PitchHours({ id, days }: { id: string; days: DateRange }) {
  const { data } = useQuery({ ...occupancyQuery(id, days), throwOnError: throwWithoutData })
  if (!data) return <Loading label={t`Loading busiest hours`} height={320} />
  return (
    <>
      <p className="mute">
        <Trans>
          {{ from: dayText(data.from, 'UTC') }} to {{ to: dayText(data.to, 'UTC') }}, in local time. Hours
          before the pitch was registered are not counted.
        </Trans>
      </p>
      {data.hours.length > 0 ? (
        <Hours hours={data.hours} />
      ) : (
        <p>
          <Trans>The pitch was closed during this period.</Trans>
        </p>
      )}
    </>
  )
}

const hoursShareText = ({ name, share }: { name: string; share: number }) =>
  t`${name} (${{ percent: percentText(share) }})`

function Hours({ hours }: Pick<Occupancy, 'hours'>) {
  const fullest = findFullestHours(hours, 3)
  const emptiest = findEmptiestDay(hours)
  return (
    <>
      <p>
        <strong>{bookedTotalText(hours)}</strong>
      </p>
      <dl className="grid gap-1 mt-3 mb-5">
        {fullest.length > 0 && (
          <Fact name={t({ message: 'Busiest', comment: 'Placed before the busiest hours' })}>
            {commaText(...fullest.map(hoursShareText))}
          </Fact>
        )}
        {emptiest && <Fact name={t`Quietest day`}>{hoursShareText(emptiest)}</Fact>}
        <Fact name={t({ message: 'Never booked', comment: 'Placed before a number of hours' })}>
          <Trans>
            {{ unbooked: countUnbookedHours(hours) }} of {{ all: hours.length }} hours of the week
          </Trans>
        </Fact>
      </dl>
      <HoursChart hours={hours} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
