import type { CentreDay } from '@i-one/contract/centres/calendar'
import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { addDays, dayText, dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import { weekOccupancyQuery } from '../queries.ts'
import { bookedHoursText } from '../report/occupancy-words.ts'
import { sumDayTotals } from './day.ts'
import { centreDayQuery } from './queries.ts'
import { useCalendarView, useCalendarWeek } from './use-view.ts'

export function CalendarHeading() {
  const { view, centre, day } = useCalendarView()
  if (!centre || view === 'week') return <WeekHeading />
  if (view === 'day') return <DayHeading centre={centre} day={day} />
  return (
    <>
      <h1>{centre.name}</h1>
      <p>{monthText(day)}</p>
    </>
  )
}

const monthText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

type DayHeadingProps = { centre: { _id: string; name: string }; day: string }

function DayHeading({ centre, day }: DayHeadingProps) {
  const { data } = useQuery(centreDayQuery(centre._id, day))
  return (
    <>
      <h1>{data?.centre.name ?? centre.name}</h1>
      <p>
        {dateWithYearText(day, 'UTC')}.{data?.day === day && ` ${openText(data)} ${totalsText(data)}`}
      </p>
    </>
  )
}

const openText = ({ pitches }: CentreDay) => {
  const open = pitches.flatMap((pitch) => pitch.open.map((one) => ({ ...one, timeZone: pitch.timeZone })))
  const [first] = open.toSorted((one, other) => one.start.localeCompare(other.start))
  const last = open.toSorted((one, other) => one.end.localeCompare(other.end)).at(-1)
  return first && last
    ? `Open ${timeText(first.start, first.timeZone)} to ${timeText(last.end, last.timeZone)}.`
    : 'Closed.'
}

const totalsText = ({ pitches }: CentreDay) => {
  const { hours, open, currency, booked, paid } = sumDayTotals(pitches)
  const money = (amount: number) => moneyText({ amount, currency })
  const ofMoney = booked > 0 && paid !== undefined ? `, ${money(paid)} of ${money(booked)} paid` : ''
  return `${Math.round(hours * 10) / 10} of ${Math.round(open * 10) / 10} hours booked${ofMoney}`
}

function WeekHeading() {
  const { pitch, from } = useCalendarWeek()
  const { data } = useQuery(weekOccupancyQuery(pitch?._id, from))
  const received = data?.income.flatMap(({ weeks }) => weeks.map((week) => moneyText(week.received)))
  return (
    <>
      <h1>{pitch?.name ?? 'Host console'}</h1>
      <p>
        Week of {dayText(from, 'UTC')} to {dayText(addDays(from, 6), 'UTC')}.{' '}
        {data && `${bookedHoursText(data.hours)}, ${received?.join(' and ')} collected`}
      </p>
    </>
  )
}
