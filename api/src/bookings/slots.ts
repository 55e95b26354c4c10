import type { OpeningHours } from '@i-one/contract/pitches'
import { day as dayLength, minute } from '@i-one/game/durations'
import { parseMinutesOfDay } from '@i-one/game/minutes-of-day'
import { Temporal } from 'temporal-polyfill'
import { type PitchHours, type Span, toEffectiveHours } from './opening-hours.ts'

// Slots start at fixed local times, counted from the opening time, so days with a DST change have the usual times.
// Each slot has its full duration: a skipped local time has no slot, and a repeated hour has extra slots if they fit.

export interface ZonedPitchHours extends PitchHours {
  timeZone: string
}

export interface TimeRange {
  start: Date
  end: Date
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().replace(/T.*/, '')

export const toWeekday = (day: string) => new Date(day).getUTCDay() || 7

const maxKnown = 20_000
const known = new Map<string, number>()

// Returns the first instant, in milliseconds, when the local clock shows this time or a later time.
const instantOf = (timeZone: string, day: string, time: string) => {
  const key = `${timeZone} ${day} ${time}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= maxKnown) known.clear()
  const instant = computeInstant(timeZone, day, time)
  known.set(key, instant)
  return instant
}

const localAt = (timeZone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()

const midnightOf = (day: string) => Temporal.PlainDateTime.from(`${day}T00:00`)

const firstShowing = (timeZone: string, day: string, minutes: number) => {
  const wall = midnightOf(day).add({ minutes })
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return { zoned, isJumpedOver: !zoned.toPlainDateTime().equals(wall) }
}

const computeInstant = (timeZone: string, day: string, time: string) => {
  const { zoned, isJumpedOver } = firstShowing(timeZone, day, parseMinutesOfDay(time))
  if (!isJumpedOver) return zoned.epochMilliseconds
  return (zoned.getTimeZoneTransition('next') ?? zoned).epochMilliseconds
}

export const toInstant = (timeZone: string, day: string, time: string) =>
  new Date(instantOf(timeZone, day, time))

export const startOfDay = (timeZone: string, day: string) => new Date(instantOf(timeZone, day, '00:00'))

interface CalendarDay {
  day: string
  start: number
  end: number
}

const calendars = new Map<string, Map<number, CalendarDay[]>>()
const maxCalendarDays = 400

export const dayAt = (timeZone: string, instant: Date) => {
  const now = instant.getTime()
  const calendar = calendars.get(timeZone) ?? new Map<number, CalendarDay[]>()
  calendars.set(timeZone, calendar)
  const utcDay = Math.floor(now / dayLength)
  const days = calendar.get(utcDay) ?? []
  const known = days.find(({ start, end }) => start <= now && now < end)
  if (known) return known.day
  if (calendar.size >= maxCalendarDays) calendar.clear()
  const day = localAt(timeZone, now).toPlainDate().toString()
  const [start, end] = [instantOf(timeZone, day, '00:00'), instantOf(timeZone, addDays(day, 1), '00:00')]
  calendar.set(utcDay, [...days, { day, start, end }])
  return day
}

interface WrittenSpan extends Span {
  opens: number
  closes: number
}

const asWritten = ({ timeZone, openingHours }: Week, day: string): WrittenSpan[] => {
  const today = toWeekday(day)
  return openingHours
    .filter((hours) => hours.day === today)
    .map(({ open, close }) => {
      const endsNextDay = close <= open
      return {
        start: instantOf(timeZone, day, open),
        end: instantOf(timeZone, endsNextDay ? addDays(day, 1) : day, close),
        opens: parseMinutesOfDay(open),
        closes: parseMinutesOfDay(close) + (endsNextDay ? 24 * 60 : 0),
      }
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}

const closingTime = (spans: readonly Span[]) => Math.max(...spans.map(({ end }) => end), -Infinity)

interface OpenDay {
  start: number
  open: Span[]
  next: string
}

const maxHours = 1000
const hoursByText = new Map<string, OpeningHours[]>()
const texts = new WeakMap<readonly OpeningHours[], string>()

export const parseHours = (text: string): OpeningHours[] => {
  const known = hoursByText.get(text)
  if (known) return known
  if (hoursByText.size >= maxHours) hoursByText.clear()
  const hours = JSON.parse(text) as OpeningHours[]
  hoursByText.set(text, hours)
  return hours
}

export const stringifyHours = (hours: readonly OpeningHours[]) => {
  const text = texts.get(hours) ?? JSON.stringify(hours)
  texts.set(hours, text)
  return text
}

interface Week {
  timeZone: string
  slotMinutes: number
  openingHours: readonly OpeningHours[]
  days: Map<string, OpenDay>
}
const maxWeeks = 1000
const maxDaysOfWeek = 100
const weeks = new Map<string, Week>()

const lastWeeks = new WeakMap<readonly OpeningHours[], Week>()

const weekOf = ({ timeZone, slotMinutes, openingHours, partHours }: ZonedPitchHours) => {
  if (partHours)
    return weekByHours(timeZone, slotMinutes, toEffectiveHours({ slotMinutes, openingHours, partHours }))
  const last = lastWeeks.get(openingHours)
  if (last?.timeZone === timeZone && last.slotMinutes === slotMinutes) return last
  const week = weekByHours(timeZone, slotMinutes, openingHours)
  lastWeeks.set(openingHours, week)
  return week
}

const weekByHours = (timeZone: string, slotMinutes: number, openingHours: readonly OpeningHours[]) => {
  let key = `${timeZone} ${slotMinutes}`
  for (const { day, open, close } of openingHours) key += ` ${day} ${open} ${close}`
  const known = weeks.get(key)
  if (known) return known
  if (weeks.size >= maxWeeks) weeks.clear()
  const week: Week = { timeZone, slotMinutes, openingHours, days: new Map() }
  weeks.set(key, week)
  return week
}

const openDay = (week: Week, day: string) => {
  const known = week.days.get(day)
  if (known) return known
  if (week.days.size >= maxDaysOfWeek) week.days.clear()
  const start = instantOf(week.timeZone, day, '00:00')
  const computed = { start, open: computeOpen(week, day), next: addDays(day, 1) }
  week.days.set(day, computed)
  return computed
}

const computeOpen = (week: Week, day: string) => {
  let closed = closingTime(asWritten(week, addDays(day, -1)))
  return asWritten(week, day).flatMap(({ start, end, opens, closes }) => {
    const from = Math.max(start, closed)
    closed = Math.max(closed, end)
    if (from >= end) return []
    const shown = from === start ? opens : minutesSince(week.timeZone, day, from)
    const isEven = end - from === (closes - shown) * minute
    return isEven ? [{ start: from, end }] : splitAtGaps(week, day, { start: from, end }, shown)
  })
}

const minutesSince = (timeZone: string, day: string, instant: number) =>
  localAt(timeZone, instant).since(midnightOf(day)).total('minutes')

// Splits a span if a DST change leaves a gap before the next slot. `shown`: minutes since local midnight at `start`.
const splitAtGaps = ({ timeZone, slotMinutes }: Week, day: string, { start, end }: Span, shown: number) => {
  const length = slotMinutes * minute
  const starts = [start]
  let next = start
  for (let minutes = shown; ; minutes += slotMinutes) {
    const { zoned, isJumpedOver } = firstShowing(timeZone, day, minutes)
    const instant = zoned.epochMilliseconds
    if (instant >= end) break
    if (isJumpedOver || instant < next) continue
    next += Math.floor((instant - next) / length) * length
    if (next < instant) starts.push(instant)
    next = instant + length
  }
  return starts.map((from, n) => ({ start: from, end: starts[n + 1] ?? end }))
}

export const listOpenRanges = (hours: ZonedPitchHours, day: string): TimeRange[] =>
  openDay(weekOf(hours), day).open.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))

function* slotsOf({ start, end }: Span, { slotMinutes }: ZonedPitchHours, from: number, until: number) {
  const length = slotMinutes * minute
  const before = Math.max(0, Math.ceil((from - start) / length))
  for (let at = start + before * length; at + length <= end && at < until; at += length)
    yield { start: new Date(at), end: new Date(at + length) }
}

export function* listSlotsIn(hours: ZonedPitchHours, { start, end }: TimeRange): Generator<TimeRange> {
  const [from, until] = [start.getTime(), end.getTime()]
  // starts a day earlier, because slots after midnight belong to the previous day's opening hours
  const before = addDays(dayAt(hours.timeZone, start), -1)
  const week = weekOf(hours)
  for (let day = openDay(week, before); day.start < until; day = openDay(week, day.next))
    for (const span of day.open) if (span.end > from) yield* slotsOf(span, hours, from, until)
}

export const isOpenDuring = (hours: ZonedPitchHours, { start, end }: TimeRange) => {
  const week = weekOf(hours)
  let openUntil = start.getTime()
  const before = addDays(dayAt(hours.timeZone, start), -1)
  for (let day = openDay(week, before); day.start < end.getTime(); day = openDay(week, day.next))
    for (const span of day.open) if (span.start <= openUntil && span.end > openUntil) openUntil = span.end
  return openUntil >= end.getTime()
}

export const findConsecutiveRange = (hours: ZonedPitchHours, start: Date, count: number) => {
  let end = start
  const until = new Date(start.getTime() + count * hours.slotMinutes * minute)
  let found = 0
  for (const slot of listSlotsIn(hours, { start, end: until })) {
    if (slot.start.getTime() !== end.getTime()) return null
    end = slot.end
    found++
  }
  return found === count ? { start, end } : null
}

interface CurrentDay {
  since: number
  until: number
  slots: TimeRange[]
}

const currentDays = new WeakMap<Week, CurrentDay>()

export const listSlotsOfCurrentDay = (hours: ZonedPitchHours, now: Date): TimeRange[] => {
  const week = weekOf(hours)
  const since = now.getTime()
  const known = currentDays.get(week)
  if (known && known.since <= since && since < known.until) return known.slots
  const slots = computeCurrentDay(hours, now, week)
  currentDays.set(week, { since, until: slots[0]?.start.getTime() ?? since, slots })
  return slots
}

const computeCurrentDay = (hours: ZonedPitchHours, now: Date, week: Week): TimeRange[] => {
  const today = dayAt(hours.timeZone, now)
  const begun = now.getTime()
  for (let ahead = -1; ahead <= 7; ahead++) {
    const { open } = openDay(week, addDays(today, ahead))
    const slots = open.flatMap((span) => [...slotsOf(span, hours, begun + 1, Infinity)])
    if (slots.length > 0) return slots
  }
  return []
}
