import type { Occupancy as OccupancyOfPitch } from '@i-one/contract/bookings/occupancy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText } from '../lib/pitch-time.ts'
import { unlessSeen } from '../lib/query-client.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Section } from '../ui/layout/section.tsx'
import { HoursChart } from './hours-chart.tsx'
import { IncomeChart } from './income-chart.tsx'
import { emptiestDay, fullestHours, neverBooked, percentText, totalText } from './occupancy-words.ts'
import { myPitchesQuery, occupancyQuery } from './queries.ts'
import styles from './occupancy.module.css'

/** Which hours of a pitch fill, and what its weeks bring. */
export function Occupancy() {
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: unlessSeen })
  const [chosen, setChosen] = useState('')
  if (!pitches) return <LoadingCharts />
  const pitch = pitches.find(({ _id }) => _id === chosen) ?? pitches[0]
  if (!pitch)
    return (
      <Empty
        art="area"
        title="No pitch of yours yet"
        sentence="Register one, and here you see which of its hours fill."
      />
    )
  return (
    <div className={styles.page}>
      <Select
        className={styles.pitch}
        label="Pitch"
        options={pitches.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={pitch._id}
        onChange={({ target }) => setChosen(target.value)}
      />
      <OfPitch key={pitch._id} id={pitch._id} />
    </div>
  )
}

const LoadingCharts = () => <Loading label="Loading what is booked" height={420} />

function OfPitch({ id }: { id: string }) {
  const { data } = useQuery({ ...occupancyQuery(id), throwOnError: unlessSeen })
  if (!data) return <LoadingCharts />
  return (
    <>
      <p className="mute">
        Eight weeks by the clock at the pitch: {dayText(data.from, 'UTC')} to {dayText(data.to, 'UTC')}.
      </p>
      <div className={styles.charts}>
        <Section title="Which hours fill">
          {data.hours.length > 0 ? <Hours hours={data.hours} /> : <p>It was not open.</p>}
        </Section>
        <Section title="What they bring">
          {data.income.map((income) => (
            <IncomeChart key={income.currency} income={income} />
          ))}
        </Section>
      </div>
    </>
  )
}

function Hours({ hours }: Pick<OccupancyOfPitch, 'hours'>) {
  const fullest = fullestHours(hours, 3)
  const emptiest = emptiestDay(hours)
  return (
    <>
      <p>
        <strong>{totalText(hours)}</strong>
      </p>
      <dl className={styles.facts}>
        {fullest.length > 0 && (
          <div>
            <dt>Fullest</dt>
            <dd>{fullest.map(({ name, share }) => `${name} (${percentText(share)})`).join(', ')}</dd>
          </div>
        )}
        {emptiest && (
          <div>
            <dt>Emptiest day</dt>
            <dd>
              {emptiest.name} ({percentText(emptiest.share)})
            </dd>
          </div>
        )}
        <div>
          <dt>Never booked</dt>
          <dd>
            {neverBooked(hours)} of {hours.length} hours of the week
          </dd>
        </div>
      </dl>
      <HoursChart hours={hours} />
    </>
  )
}
