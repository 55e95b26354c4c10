import { longestClosure } from '@i-one/contract/bookings/closures'
import { closedAhead } from '@i-one/contract/centres/closures'
import { day, minute } from '@i-one/game/durations'
import { type Hours, type Stretch, addDays, dayAt, instantAt } from '../../bookings/slots.ts'
import { dayBegins } from '../../host/rules.ts'
import { badInput } from '../../lib/http/refusal.ts'

export interface ClosedDays {
  from: string
  to: string
  hours?: { open: string; close: string } | undefined
  yearly: boolean
}

interface Days {
  from: string
  to: string
}

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / day

/** The same date of another year; 29 February is in leap years alone, as for a price. */
const inYear = (date: string, year: number) => {
  const there = `${String(year).padStart(4, '0')}${date.slice(4)}`
  return Number.isNaN(Date.parse(there)) || addDays(there, 0) !== there ? [] : [there]
}

/** Those that begin from its first day on until a year from now, and were not over before yesterday; in order. */
const datesOf = ({ from, to, yearly }: ClosedDays, today: string): Days[] => {
  const length = daysBetween(from, to)
  const year = Number(today.slice(0, 4))
  const firsts = yearly ? [year - 1, year, year + 1].flatMap((one) => inYear(from, one)) : [from]
  return firsts
    .filter((first) => first >= from && first <= addDays(today, closedAhead))
    .map((first) => ({ from: first, to: addDays(first, length) }))
    .filter((days) => days.to >= addDays(today, -1))
}

interface ClosedPitch extends Hours {
  id: string
}

export interface ClosedStretch extends Stretch {
  pitchId: string
  /** The first day of its dates. */
  day: string
}

const stretchOn = (pitch: ClosedPitch, { from, to }: Days, hours: ClosedDays['hours']): Stretch =>
  hours
    ? { start: instantAt(pitch.timeZone, from, hours.open), end: instantAt(pitch.timeZone, to, hours.close) }
    : { start: dayBegins(pitch, from), end: dayBegins(pitch, addDays(to, 1)) }

/** What is to be closed from now on, in one order: by pitch and time. */
export const stretchesOf = (
  closure: ClosedDays,
  pitches: readonly ClosedPitch[],
  now: Date,
): ClosedStretch[] => {
  const begun = new Date(Math.floor(now.getTime() / minute) * minute)
  return pitches
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((pitch) =>
      datesOf(closure, dayAt(pitch.timeZone, now)).flatMap((days) => {
        const { start, end } = stretchOn(pitch, days, closure.hours)
        if (end <= begun || end <= start) return []
        return [{ pitchId: pitch.id, day: days.from, start: start < begun ? begun : start, end }]
      }),
    )
}

export const requireClosable = ({ from, to, hours }: ClosedDays, timeZone: string, now: Date) => {
  const length = daysBetween(from, to) + 1
  if (length < 1) throw badInput({ to: 'Must not be before the first day' })
  if (length > longestClosure) throw badInput({ to: `At most ${longestClosure} days` })
  if (hours && from === to && hours.close <= hours.open)
    throw badInput({ 'hours.close': 'Must be after the start' })
  if (from > addDays(dayAt(timeZone, now), closedAhead))
    throw badInput({ from: `At most ${closedAhead} days ahead` })
}
