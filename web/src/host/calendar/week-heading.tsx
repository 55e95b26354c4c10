import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { addDays, dayText } from '../../lib/pitch-time.ts'
import { bookedText } from '../occupancy/occupancy-words.ts'
import { weekOccupancyQuery } from '../queries.ts'
import { useWeek } from './use-week.ts'

/** The pitch and its week, in figures. */
export function WeekHeading() {
  const { pitch, from } = useWeek()
  const { data } = useQuery(weekOccupancyQuery(pitch?._id, from))
  const received = data?.income.flatMap(({ weeks }) => weeks.map((week) => moneyText(week.received)))
  return (
    <>
      <h1>{pitch?.name ?? 'Host console'}</h1>
      <p>
        Week of {dayText(from, 'UTC')} to {dayText(addDays(from, 6), 'UTC')}.{' '}
        {data && `${bookedText(data.hours)}, ${received?.join(' and ')} collected`}
      </p>
    </>
  )
}
