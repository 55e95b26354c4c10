import { maxClosureDays } from '@i-one/contract/bookings/closures'
import { maxDaysAhead } from '@i-one/contract/centres/closures'
import { minute } from '@i-one/game/durations'
import { type ZonedPitchHours, type TimeRange, addDays, dayAt, toInstant } from '../../bookings/slots.ts'
import { toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { countDays, startOfBusinessDay } from '../bookings/rules.ts'

export interface ClosedDays {
  from: string
  to: string
  hours?: { open: string; close: string } | undefined
  yearly: boolean
}

type Days = Omit<ClosedDays, 'yearly'>

const yearOf = (date: string) => Number(date.slice(0, 4))

const isDate = (date: string) => !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date

// In years without 29 February, a closure from that day starts on 1 March, and a closure until that day ends on 28 February.
const inYear = ({ from, to, hours }: Days, year: number): Days => {
  const dateIn = (one: number, date: string) => `${String(one).padStart(4, '0')}${date.slice(4)}`
  const [first, last] = [dateIn(year, from), dateIn(year + yearOf(to) - yearOf(from), to)]
  return {
    from: isDate(first) ? first : dateIn(year, '0000-03-01'),
    to: isDate(last) ? last : dateIn(yearOf(last), '0000-02-28'),
    hours: hours && {
      open: isDate(first) ? hours.open : '00:00',
      close: isDate(last) ? hours.close : '24:00',
    },
  }
}

const datesOf = (closure: ClosedDays, today: string): Days[] => {
  const years = [-1, 0, 1].map((ahead) => yearOf(today) + ahead)
  const all = closure.yearly ? years.map((year) => inYear(closure, year)) : [closure]
  return all.filter(
    ({ from, to }) =>
      from >= closure.from && from <= addDays(today, maxDaysAhead) && from <= to && to >= addDays(today, -1),
  )
}

interface ClosedPitch extends ZonedPitchHours {
  id: string
}

export interface ClosedTimeRange extends TimeRange {
  pitchId: string
  day: string
}

const timeRangeOn = (pitch: ClosedPitch, { from, to, hours }: Days): TimeRange =>
  hours
    ? { start: toInstant(pitch.timeZone, from, hours.open), end: toInstant(pitch.timeZone, to, hours.close) }
    : { start: startOfBusinessDay(pitch, from), end: startOfBusinessDay(pitch, addDays(to, 1)) }

export const toTimeRanges = (closure: ClosedDays, pitches: readonly ClosedPitch[], now: Date) => {
  const begun = new Date(Math.floor(now.getTime() / minute) * minute)
  return pitches
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((pitch) =>
      datesOf(closure, dayAt(pitch.timeZone, now)).flatMap((days) => {
        const { start, end } = timeRangeOn(pitch, days)
        if (end <= begun || end <= start) return []
        return [{ pitchId: pitch.id, day: days.from, start: start < begun ? begun : start, end }]
      }),
    )
}

/** For whole days, compares only the dates, because opening hours may have changed since the closure was stored. */
export const isEndCorrect = (
  { hours }: ClosedDays,
  { timeZone }: Pick<ZonedPitchHours, 'timeZone'>,
  { laid, dates }: { laid: Date; dates: Date },
) => (hours ? laid.getTime() === dates.getTime() : dayAt(timeZone, laid) === dayAt(timeZone, dates))

export const requireValidClosure = ({ from, to, hours }: ClosedDays, timeZone: string, now: Date) => {
  countDays({ from, to }, maxClosureDays)
  if (hours && from === to && hours.close <= hours.open)
    throw toInputError({ 'hours.close': i18n._('Must be after the start') })
  if (from > addDays(dayAt(timeZone, now), maxDaysAhead))
    throw toInputError({ from: i18n._('At most {days} days ahead', { days: maxDaysAhead }) })
}
