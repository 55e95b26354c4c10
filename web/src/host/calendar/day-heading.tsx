import type { CentreDay } from '@i-one/contract/centres/calendar'
import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { fullDayText, timeText } from '../../lib/pitch-time.ts'
import { totalsOf } from './day.ts'
import { centreDayQuery } from './queries.ts'

type DayHeadingProps = { centre: { _id: string; name: string }; day: string }

/** The centre and its day, in figures. */
export function DayHeading({ centre, day }: DayHeadingProps) {
  const { data } = useQuery(centreDayQuery(centre._id, day))
  return (
    <>
      <h1>{data?.centre.name ?? centre.name}</h1>
      <p>
        {fullDayText(day, 'UTC')}.{data?.day === day && ` ${openText(data)} ${figures(data)}`}
      </p>
    </>
  )
}

/** From the first to open to the last to close. */
const openText = ({ pitches }: CentreDay) => {
  const open = pitches.flatMap((pitch) => pitch.open.map((one) => ({ ...one, timeZone: pitch.timeZone })))
  const [first] = open.toSorted((one, other) => one.start.localeCompare(other.start))
  const last = open.toSorted((one, other) => one.end.localeCompare(other.end)).at(-1)
  return first && last
    ? `Open ${timeText(first.start, first.timeZone)} to ${timeText(last.end, last.timeZone)}.`
    : 'Closed.'
}

const figures = ({ pitches }: CentreDay) => {
  const { hours, open, currency, booked, paid } = totalsOf(pitches)
  const money = (amount: number) => moneyText({ amount, currency })
  const ofMoney = booked > 0 && paid !== undefined ? `, ${money(booked)}: ${money(paid)} paid` : ''
  return `${Math.round(hours * 10) / 10} of ${Math.round(open * 10) / 10} hours booked${ofMoney}`
}
