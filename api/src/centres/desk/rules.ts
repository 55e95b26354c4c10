import type { CancellationPolicy } from '@i-one/contract/bookings'
import { type DeskBooking, type listDeskDates, deskBookableDays } from '@i-one/contract/centres/desk'
import { Day } from '@i-one/contract/shapes'
import { minute } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
import { getFreeUntil } from '@i-one/game/payments/terms'
import * as z from 'zod/mini'
import { computePrice } from '../../bookings/prices.ts'
import {
  type TimeRange,
  addDays,
  dayAt,
  toInstant,
  findConsecutiveRange,
  startOfDay,
} from '../../bookings/slots.ts'
import type { Bookable } from '../../bookings/sql.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { isSameRange, toInstants } from '../bookings/rules.ts'
import type { StoredDeskBooking } from './sql.ts'

export interface DeskDateInput {
  _id: string
  start: string
  price?: number | undefined
}

export interface RequestedDate extends TimeRange {
  id: string
  open: boolean
  priceAmount: number
}

const toWanted = (
  pitch: Bookable,
  { _id, start: text, price }: DeskDateInput,
  slots: number,
): RequestedDate => {
  const start = new Date(text)
  const timeRange = findConsecutiveRange(pitch, start, slots)
  const end = new Date(start.getTime() + slots * pitch.slotMinutes * minute)
  const priceAmount = price ?? computePrice(pitch, { start }, slots)
  return { id: _id, ...(timeRange ?? { start, end }), open: timeRange !== null, priceAmount }
}

type AskedTimes = z.output<typeof listDeskDates.query>

/** Repeats the booking at the same local time. A time skipped by a DST change counts as closed. */
export const toRepeatedDates = (pitch: Bookable, { start: text, slots, weeks, days }: AskedTimes) => {
  const { timeZone } = pitch
  const start = new Date(text)
  const [first, time] = [dayAt(timeZone, start), toLocalTime(start, timeZone)]
  const input = days?.split(',') ?? Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week))
  if (!input.every((day) => z.safeParse(Day, day).success))
    throw toInputError({ days: i18n._('Must be a valid date, such as 2026-11-28') })
  return [...new Set(input)].toSorted().map((day) => {
    const at = day === first ? start : toInstant(timeZone, day, time)
    const date = toWanted(pitch, { _id: '', start: at.toISOString() }, slots)
    return { ...date, open: date.open && toLocalTime(at, timeZone) === time }
  })
}

/** Sorts dates by start time, so that concurrent requests cannot deadlock. Allows slots that have begun. */
export const toRequestedDates = (
  pitch: Bookable,
  input: readonly DeskDateInput[],
  slots: number,
  now: Date,
) => {
  const until = startOfDay(pitch.timeZone, addDays(dayAt(pitch.timeZone, now), deskBookableDays + 1))
  const dates = input
    .map((date) => toWanted(pitch, date, slots))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
  if (new Set(dates.map(({ id }) => id)).size < dates.length)
    throw toInputError({ dates: i18n._('Each id must be unique') })
  if (dates.some(({ start }, n) => n > 0 && start < dates[n - 1]!.end))
    throw toInputError({ dates: i18n._('Two of these dates overlap') })
  if (dates.some(({ end }) => end <= now)) throw new ApiError('in-the-past')
  if (dates.some(({ start }) => start >= until)) throw toInputError({ dates: i18n._('At most a year ahead') })
  return dates
}

export const isRepeatedRequest = (
  known: readonly StoredDeskBooking[],
  pitch: Bookable,
  dates: readonly RequestedDate[],
) =>
  known.length === dates.length &&
  known.every(({ id, pitchId, start, end }) => {
    const input = dates.find((date) => date.id === id)
    return pitchId === pitch.id && input !== undefined && isSameRange(input, { start, end })
  })

export const isLateCancellation = (start: Date, terms: CancellationPolicy | null, now: Date) =>
  now > getFreeUntil(terms ?? { freeHours: 24 }, start)

export const toDeskBooking = (booking: StoredDeskBooking): DeskBooking => {
  const { priceAmount, priceCurrency: currency } = booking
  return {
    _id: booking.id,
    pitch: booking.pitchId,
    ...toInstants(booking),
    state: booking.state,
    price: { amount: priceAmount, currency },
    paid: { amount: booking.paid, currency },
    customer: booking.customer,
    series: booking.seriesId,
    letDown: booking.letDown,
    ...(booking.terms && { terms: booking.terms }),
  }
}
