import type { OpeningHours } from '@i-one/contract/pitches'
import { day as dayLength, minute } from '@i-one/game/durations'
import { parseMinutesOfDay } from '@i-one/game/minutes-of-day'
import { sql } from 'kysely'

const dayMinutes = dayLength / minute
const weekMinutes = 7 * dayMinutes

export interface PitchHours {
  slotMinutes: number
  openingHours: readonly OpeningHours[]
  partHours: readonly (readonly OpeningHours[])[] | null
}

export const isBookable = sql`listed and parts_listed`

export const hoursColumns = sql`time_zone as "timeZone", slot_minutes as "slotMinutes", opening_hours as "openingHours",
  part_hours as "partHours"`

export interface Span {
  start: number
  end: number
}

const toSpan = ({ day, open, close }: OpeningHours): Span => {
  const midnight = (day - 1) * dayMinutes
  const end = parseMinutesOfDay(close) + (close <= open ? dayMinutes : 0)
  return { start: midnight + parseMinutesOfDay(open), end: midnight + end }
}

export const formatTimeOfDay = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

const toHours = ({ start, end }: Span): OpeningHours => {
  const of = (start + weekMinutes) % weekMinutes
  return {
    day: Math.floor(of / dayMinutes) + 1,
    open: formatTimeOfDay(of % dayMinutes),
    close: end % dayMinutes === 0 ? '24:00' : formatTimeOfDay((end + weekMinutes) % dayMinutes),
  }
}

// Repeats the hours one week earlier and later, so that opening hours across Sunday midnight become one span.
const openSpans = (hours: readonly OpeningHours[]) => {
  const spans = hours
    .map(toSpan)
    .flatMap(({ start, end }) =>
      [-weekMinutes, 0, weekMinutes].map((shift) => ({ start: start + shift, end: end + shift })),
    )
    .toSorted((a, b) => a.start - b.start)
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

const intersect = (span: Span, others: readonly Span[]) =>
  others
    .map(({ start, end }) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
    .filter(({ start, end }) => start < end)

export const toEffectiveHours = <Own extends readonly OpeningHours[]>({
  slotMinutes,
  openingHours,
  partHours,
}: PitchHours & { openingHours: Own }): Own | OpeningHours[] => {
  if (!partHours) return openingHours
  const parts = partHours.map(openSpans)
  return openingHours.flatMap((hours) => {
    const own = toSpan(hours)
    let open = [own]
    for (const spans of parts) open = open.flatMap((span) => intersect(span, spans))
    return open
      .map(({ start, end }) => ({
        start: own.start + Math.ceil((start - own.start) / slotMinutes) * slotMinutes,
        end,
      }))
      .filter(({ start, end }) => start + slotMinutes <= end)
      .map(toHours)
  })
}
