import { DayHeading } from './day-heading.tsx'
import { useView } from './use-view.ts'
import { WeekHeading } from './week-heading.tsx'

/** Of what the calendar shows: the centre and its day, or the pitch and its week. */
export function CalendarHeading() {
  const { view, centre, day } = useView()
  if (!centre || view === 'week') return <WeekHeading />
  if (view === 'day') return <DayHeading centre={centre} day={day} />
  return (
    <>
      <h1>{centre.name}</h1>
      <p>{monthOf(day)}</p>
    </>
  )
}

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
