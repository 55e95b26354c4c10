import { type Occupancy, maxOccupancyDays, occupancyWeeks } from '@i-one/contract/bookings/occupancy'
import { day, minute } from '@i-one/game/durations'
import { getMinutesOfDay } from '@i-one/game/minutes-of-day'
import { sum } from '@i-one/game/sum'
import { toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { type TimeRange, addDays, dayAt, startOfDay, toWeekday } from '../slots.ts'
import type { BookingWithRevenue } from './sql.ts'

const mondayOf = (date: string) => addDays(date, 1 - toWeekday(date))

interface Input {
  from?: string | undefined
  to?: string | undefined
}

export const toDayRange = ({ from, to }: Input, timeZone: string, now: Date) => {
  const last = to ?? dayAt(timeZone, now)
  const first = from ?? mondayOf(addDays(last, -7 * (occupancyWeeks - 1)))
  const days = (Date.parse(last) - Date.parse(first)) / day + 1
  if (days < 1) throw toInputError({ to: i18n._('Must not be before the first day') })
  if (days > maxOccupancyDays)
    throw toInputError({ to: i18n._('At most {days} days', { days: maxOccupancyDays }) })
  return {
    from: first,
    to: last,
    start: startOfDay(timeZone, first),
    end: startOfDay(timeZone, addDays(last, 1)),
  }
}

const joined = (slots: Iterable<TimeRange>) => {
  const all: TimeRange[] = []
  for (const { start, end } of slots) {
    const last = all.at(-1)
    if (last?.end.getTime() === start.getTime()) last.end = end
    else all.push({ start, end })
  }
  return all
}

const without = (timeRanges: readonly TimeRange[], taken: readonly TimeRange[]) =>
  timeRanges.flatMap(({ start, end }) => {
    const left: TimeRange[] = []
    let from = start
    for (const out of taken) {
      if (out.end <= from || out.start >= end) continue
      if (out.start > from) left.push({ start: from, end: out.start })
      from = out.end
    }
    return from < end ? [...left, { start: from, end }] : left
  })

// Splits a time range at each full hour of the local clock, so a DST change repeats or skips an hour.
function* hoursIn({ start, end }: TimeRange, timeZone: string) {
  for (let at = start; at < end;) {
    const minutes = getMinutesOfDay(at, timeZone)
    const hour = Math.floor(minutes / 60)
    const next = new Date(Math.min(at.getTime() + (60 - (minutes % 60)) * minute, end.getTime()))
    yield { day: toWeekday(dayAt(timeZone, at)), hour, minutes: (next.getTime() - at.getTime()) / minute }
    at = next
  }
}

const byHour = (timeRanges: readonly TimeRange[], timeZone: string) => {
  const minutes = Array.from({ length: 7 * 24 }, () => 0)
  for (const timeRange of timeRanges)
    for (const { day, hour, minutes: more } of hoursIn(timeRange, timeZone)) {
      const at = (day - 1) * 24 + hour
      minutes[at] = (minutes[at] ?? 0) + more
    }
  return minutes
}

const isBooked = ({ state }: BookingWithRevenue) => state === 'confirmed'
const isPaid = (one: BookingWithRevenue) => isBooked(one) && !one.isPart

export const toHourlyOccupancy = (
  slots: Iterable<TimeRange>,
  used: readonly BookingWithRevenue[],
  timeZone: string,
): Occupancy['hours'] => {
  const bookings = used.filter(isBooked)
  const closures = used.filter((one) => !isBooked(one))
  const opened = joined(slots)
  const open = byHour(without(opened, closures), timeZone)
  const booked = byHour(without(bookings, without(bookings, opened)), timeZone)
  return open.flatMap((minutes, at) =>
    minutes > 0
      ? [{ day: Math.floor(at / 24) + 1, hour: at % 24, open: minutes, booked: booked[at] ?? 0 }]
      : [],
  )
}

const mondaysOf = (from: string, to: string) => {
  const mondays: string[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}

const totalOf = (bookings: readonly BookingWithRevenue[], currency: string) => {
  const amounts = bookings.flatMap((one) => (one.priceCurrency === currency ? [one.priceAmount] : []))
  return { bookings: amounts.length, price: { amount: sum(amounts), currency } }
}

export const sumIncome = (
  used: readonly BookingWithRevenue[],
  later: readonly BookingWithRevenue[],
  { from, to }: { from: string; to: string },
  pitch: { timeZone: string; priceCurrency: string },
): Occupancy['income'] => {
  const bookings = used.filter(isPaid).map((booking) => ({
    ...booking,
    monday: mondayOf(dayAt(pitch.timeZone, booking.start)),
  }))
  const ahead = later.filter(isPaid)
  const currencies = new Set([...bookings, ...ahead].map(({ priceCurrency }) => priceCurrency))
  if (currencies.size === 0) currencies.add(pitch.priceCurrency)
  return [...currencies].toSorted().map((currency) => ({
    currency,
    ahead: totalOf(ahead, currency),
    weeks: mondaysOf(from, to).map((monday) => {
      const ofWeek = bookings.filter((one) => one.monday === monday && one.priceCurrency === currency)
      return {
        monday,
        ...totalOf(ofWeek, currency),
        received: { amount: sum(ofWeek.map(({ received }) => received)), currency },
      }
    }),
  }))
}
