import type { BookingState } from '@i-one/contract/bookings'
import type { HostBooking, HostCalendar } from '@i-one/contract/centres/bookings'
import type { Money } from '@i-one/contract/shapes'
import { day, minute } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
import { decimalText } from '@i-one/game/payments/money'
import { toEffectiveHours } from '../../bookings/opening-hours.ts'
import { computePrice } from '../../bookings/prices.ts'
import {
  type ZonedPitchHours,
  type TimeRange,
  addDays,
  dayAt,
  listOpenRanges,
  startOfDay,
} from '../../bookings/slots.ts'
import type { Bookable } from '../../bookings/sql.ts'
import { formatCsv, formatEndTime, toSessionPath } from '../../lib/csv.ts'
import { toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toInstantText } from '../../lib/instant-text.ts'
import type { HostRowWithRights, HostPitch, HostRow } from './sql.ts'

/** Adds a day before and after, so that the range covers the days in every time zone. */
export const toRangeInAnyZone = (from: string, days: number): TimeRange => {
  const start = Date.parse(from)
  return { start: new Date(start - day), end: new Date(start + (days + 1) * day) }
}

const isWithin = (from: string, days: number) => {
  const until = addDays(from, days)
  const calendars = new Map<string, TimeRange>()
  const daysIn = (timeZone: string) => {
    const timeRange = { start: startOfDay(timeZone, from), end: startOfDay(timeZone, until) }
    calendars.set(timeZone, timeRange)
    return timeRange
  }
  return ({ timeZone, start, end }: HostRow) => {
    const timeRange = calendars.get(timeZone) ?? daysIn(timeZone)
    return start < timeRange.end && end > timeRange.start
  }
}

export const toInstants = ({ start, end }: Record<'start' | 'end', Date | string>) => ({
  start: toInstantText(start),
  end: toInstantText(end),
})

export const toHostBooking = (row: HostRow<Date | string>, acts: boolean): HostBooking => ({
  _id: row.id,
  ...toInstants(row),
  state: row.state,
  price: { amount: row.priceAmount, currency: row.priceCurrency },
  ...(acts &&
    row.missingDeposit > 0 && {
      missingDeposit: { amount: row.missingDeposit, currency: row.priceCurrency },
    }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.expiresAt && { expiresAt: toInstantText(row.expiresAt) }),
  ...(row.authorizeBy && { authorizeBy: toInstantText(row.authorizeBy) }),
  ...(row.captain !== null && { captain: row.captain }),
  ...(row.bookedFor && { bookedFor: row.bookedFor }),
  ...(row.desk && { desk: row.desk }),
  ...(row.sessionId !== null &&
    !row.partOf && {
      session: {
        _id: row.sessionId,
        code: row.code,
        state: row.sessionState,
        going: row.going,
        capacity: row.capacity,
      },
    }),
  ...(row.tournament && !row.partOf && { tournament: row.tournament }),
  ...(row.partOf && { partOf: row.partOf }),
})

export const startOfBusinessDay = (pitch: ZonedPitchHours, day: string) => {
  const before = listOpenRanges(pitch, addDays(day, -1)).map(({ end }) => end.getTime())
  return new Date(Math.max(startOfDay(pitch.timeZone, day).getTime(), ...before))
}

const daysOf = (pitch: HostPitch, from: string) => {
  const begins = Array.from({ length: 8 }, (_, n) => startOfBusinessDay(pitch, addDays(from, n)))
  const { start, end } = toInstants({ start: begins[0]!, end: begins[7]! })
  const days = begins.slice(0, 7).map((begun, n) => {
    const day = addDays(from, n)
    return {
      day,
      ...toInstants({ start: begun, end: begins[n + 1]! }),
      open: listOpenRanges(pitch, day).map(toInstants),
    }
  })
  return { start, end, days }
}

const weeksFrom = (from: string) => {
  const weeks = new Map<string, ReturnType<typeof daysOf>>()
  return (pitch: HostPitch) => {
    const hours = `${pitch.timeZone} ${JSON.stringify(toEffectiveHours(pitch))}`
    const week = weeks.get(hours) ?? daysOf(pitch, from)
    weeks.set(hours, week)
    return week
  }
}

export const toHostCalendar = (
  pitches: readonly HostPitch[],
  rows: readonly HostRowWithRights<Date | string>[],
  from: string,
  now: Date,
): HostCalendar => {
  const weekOf = weeksFrom(from)
  const booked = new Map(pitches.map(({ id }): [string, HostBooking[]] => [id, []]))
  for (const row of rows) booked.get(row.pitchId)?.push(toHostBooking(row, row.acts))
  return {
    from,
    serverTime: now.toISOString(),
    pitches: pitches.map((pitch) => {
      const { start, end, days } = weekOf(pitch)
      return {
        _id: pitch.id,
        name: pitch.name,
        timeZone: pitch.timeZone,
        slotMinutes: pitch.slotMinutes,
        days,
        bookings: booked.get(pitch.id)!.filter((one) => one.start < end && one.end > start),
      }
    }),
  }
}

export const countDays = ({ from, to }: { from: string; to: string }, max: number) => {
  const days = (Date.parse(to) - Date.parse(from)) / day + 1
  if (days < 1) throw toInputError({ to: i18n._('Must not be before the first day') })
  if (days > max) throw toInputError({ to: i18n._('At most {days} days', { days: max }) })
  return days
}

const columns = () => [
  i18n._('Pitch'),
  i18n._('Day'),
  i18n._('From'),
  i18n._('To'),
  i18n._('State'),
  i18n._('Session'),
  i18n._('Captain'),
  i18n._('Going'),
  i18n._('Places'),
  i18n._('Price'),
  i18n._('Currency'),
  i18n._('Reason'),
]

const stateTexts: Record<BookingState, () => string> = {
  held: () => i18n._('held'),
  pending: () => i18n._('pending'),
  confirmed: () => i18n._('confirmed'),
  expired: () => i18n._('expired'),
  declined: () => i18n._('declined'),
  cancelled: () => i18n._('cancelled'),
  released: () => i18n._('released'),
  blocked: () => i18n._('closed'),
}

export const bookingStateText = (state: BookingState) => stateTexts[state]()

const bothNames = ({ captain, bookedFor }: HostRow) =>
  bookedFor ? `${captain ?? ''} (${bookedFor})` : (captain ?? '')

const momentAt = (instant: Date, timeZone: string) =>
  `${dayAt(timeZone, instant)} ${toLocalTime(instant, timeZone)}`

const cellsOf = (row: HostRow) => [
  row.pitchName,
  dayAt(row.timeZone, row.start),
  toLocalTime(row.start, row.timeZone),
  formatEndTime(momentAt(row.start, row.timeZone), momentAt(row.end, row.timeZone)),
  bookingStateText(row.state),
  row.sessionId === null ? '' : toSessionPath(row.code),
  bothNames(row),
  row.sessionId === null ? '' : row.going,
  row.sessionId === null ? '' : row.capacity,
  decimalText({ amount: row.priceAmount, currency: row.priceCurrency }),
  row.priceCurrency,
  row.reason ?? '',
]

export const toCsv = (rows: readonly HostRow[], from: string, days: number) => {
  // leaves out bookings of parts, so that a booking of a combined pitch appears only once
  const shown = rows.filter(({ partOf }) => partOf === null).filter(isWithin(from, days))
  return formatCsv([columns(), ...shown.map(cellsOf)])
}

const lengthOf = ({ start, end }: TimeRange) => end.getTime() - start.getTime()

export const countSlots = ({ slotMinutes }: { slotMinutes: number }, timeRange: TimeRange) =>
  Math.ceil(lengthOf(timeRange) / (slotMinutes * minute))

export const withSameLength = (before: TimeRange, { start }: TimeRange): TimeRange => ({
  start,
  end: new Date(start.getTime() + lengthOf(before)),
})

interface BookedRange extends TimeRange {
  pitchId: string
  pitchName: string
  priceAmount: number
  priceCurrency: string
}

interface PlannedMove {
  pitch: Bookable & { name: string }
  slots: number
  whole: TimeRange
  timeRange: TimeRange
}

export const toMovePreview = (before: BookedRange, { pitch, slots, whole, timeRange }: PlannedMove) => ({
  from: { pitch: { _id: before.pitchId, name: before.pitchName }, ...toInstants(before) },
  to: { pitch: { _id: pitch.id, name: pitch.name }, ...toInstants(timeRange) },
  slotMinutes: pitch.slotMinutes,
  unused: (whole.end.getTime() - timeRange.end.getTime()) / minute,
  price: { amount: before.priceAmount, currency: before.priceCurrency },
  asked: { amount: computePrice(pitch, timeRange, slots), currency: pitch.priceCurrency },
})

export const isSameRange = (one: TimeRange, other: TimeRange) =>
  one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime()

/** Treats a price in another currency as more expensive, because currencies cannot be compared. */
export const isMoreExpensive = (
  { priceAmount, priceCurrency }: { priceAmount: number; priceCurrency: string },
  { amount, currency }: Money,
) => currency !== priceCurrency || amount > priceAmount
