import type { CentreDay } from '@i-one/contract/centres/calendar'
import { listText } from '@i-one/game/formats/lists'
import { longMonthYearText } from '@i-one/game/formats/long-dates'
import { numberText } from '@i-one/game/formats/numbers'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { addDays, dayText, dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'
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
      <h1 translate="no">{centre.name}</h1>
      <p>{longMonthYearText(day, 'UTC')}</p>
    </>
  )
}

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
    ? t`Open ${{ start: timeText(first.start, first.timeZone) }} to ${{ end: timeText(last.end, last.timeZone) }}.`
    : t`Closed.`
}

const totalsText = ({ pitches }: CentreDay) => {
  const { hours, open, currency, booked, paid } = sumDayTotals(pitches)
  const money = (amount: number) => moneyText({ amount, currency })
  const [bookedHours, openHours] = [numberText(hours, 1), numberText(open, 1)]
  if (booked === 0 || paid === undefined) return t`${bookedHours} of ${openHours} hours booked`
  return t`${bookedHours} of ${openHours} hours booked, ${{ paid: money(paid) }} of ${{ price: money(booked) }} paid`
}

function WeekHeading() {
  const { pitch, from } = useCalendarWeek()
  const { data } = useQuery(weekOccupancyQuery(pitch?._id, from))
  const received = data?.income.flatMap(({ weeks }) => weeks.map((week) => moneyText(week.received)))
  return (
    <>
      <h1>{pitch?.name ?? t`Host console`}</h1>
      <p>
        <Trans>
          Week of {{ from: dayText(from, 'UTC') }} to {{ to: dayText(addDays(from, 6), 'UTC') }}.
        </Trans>{' '}
        {data && commaText(bookedHoursText(data.hours), t`${{ sum: listText(received ?? []) }} collected`)}
      </p>
    </>
  )
}
