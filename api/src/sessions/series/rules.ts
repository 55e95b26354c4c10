import { type RepeatWeek, type SeriesSession, seriesWeeks } from '@i-one/contract/sessions/series'
import { isGoing } from '@i-one/contract/sessions/states'
import { minute } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
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
import type { Caller } from '../../roles.ts'
import { getCapacity, maySee } from '../rules.ts'
import type { OccupyingBooking, SeriesRow } from './sql.ts'

export interface Week extends TimeRange {
  slots: number
  open: boolean
}

/** Keeps the local time across DST changes. Rounds up to whole slots, because the slot length may have changed. */
export const listWeeks = (pitch: Bookable, { start, end }: TimeRange, weeks: number, now: Date): Week[] => {
  const { timeZone, slotMinutes } = pitch
  const [day, time] = [dayAt(timeZone, start), toLocalTime(start, timeZone)]
  const length = end.getTime() - start.getTime()
  const slots = Math.ceil(length / (slotMinutes * minute))
  const until = startOfDay(timeZone, addDays(dayAt(timeZone, now), 7 * seriesWeeks + 1))
  const found: Week[] = []
  for (let week = 1; found.length < weeks; week++) {
    const at = toInstant(timeZone, addDays(day, 7 * week), time)
    if (at >= until) break
    if (at <= now) continue
    const timeRange = toLocalTime(at, timeZone) === time ? findConsecutiveRange(pitch, at, slots) : null
    found.push({
      ...(timeRange ?? { start: at, end: new Date(at.getTime() + length) }),
      slots,
      open: pitch.listed && timeRange !== null,
    })
  }
  return found
}

const stateOf = ({ open }: Week, occupants: readonly OccupyingBooking[]): RepeatWeek['state'] => {
  if (!open || occupants.some(({ state }) => state === 'blocked')) return 'closed'
  return occupants.length > 0 ? 'taken' : 'free'
}

export const toRepeatWeeks = (
  weeks: readonly Week[],
  pitch: Bookable,
  occupied: readonly OccupyingBooking[],
): RepeatWeek[] =>
  weeks.map((week) => {
    const occupants = occupied.filter(({ start, end }) => start < week.end && week.start < end)
    const mine = occupants.find(({ session }) => session !== null)?.session
    return {
      start: week.start.toISOString(),
      end: week.end.toISOString(),
      state: stateOf(week, occupants),
      price: { amount: computePrice(pitch, week, week.slots), currency: pitch.priceCurrency },
      ...(mine && { session: mine }),
    }
  })

const laterWeekText = () =>
  i18n._('Choose the same time in a later week, at most {weeks} weeks from today', { weeks: seriesWeeks })

type Starts = readonly string[]

export const toRequestedWeeks = (pitch: Bookable, session: TimeRange, starts: Starts, now: Date) => {
  if (!pitch.listed) throw new ApiError('pitch-hidden')
  const weeks = new Map(
    listWeeks(pitch, session, seriesWeeks, now).map((week) => [week.start.getTime(), week] as const),
  )
  const instants = [...new Set(starts.map((start) => Date.parse(start)))].toSorted((a, b) => a - b)
  return instants.map((instant) => {
    if (instant <= now.getTime()) throw new ApiError('in-the-past')
    const week = weeks.get(instant)
    if (!week) throw toInputError({ starts: laterWeekText() })
    if (!week.open) throw new ApiError('slot-closed')
    return week
  })
}

export const toSeriesView = (rows: readonly SeriesRow[], id: string, user: Caller): SeriesSession[] =>
  rows
    .filter((row) => row.id === id || (row.state !== 'cancelled' && maySee(row, user)))
    .map((row) => ({
      _id: row.id,
      state: row.state,
      booking: { state: row.bookingState },
      start: row.start.toISOString(),
      end: row.end.toISOString(),
      timeZone: row.timeZone,
      going: row.places.filter(({ state }) => isGoing(state)).length,
      capacity: getCapacity(row),
    }))
