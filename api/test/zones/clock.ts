import { day, minute } from '@i-one/game/durations'
import type { ZonedPitchHours } from '../../src/bookings/slots.ts'

// Calculates clock changes from `Intl` alone, to check the production code independently.

export const testedYears = { start: Date.parse('2026-01-01T00:00Z'), end: Date.parse('2029-01-01T00:00Z') }

export interface OffsetPhase {
  from: number
  until: number
  ahead: number
}

export const listPhases = (timeZone: string): OffsetPhase[] => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const aheadAt = (instant: number) => {
    const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(instant))!
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute
  }
  const phases = [
    { from: testedYears.start - 7 * day, until: Infinity, ahead: aheadAt(testedYears.start - 7 * day) },
  ]
  // no zone changes its offset twice within three days
  for (let at = phases[0]!.from; at < testedYears.end + 7 * day; at += 3 * day) {
    const before = phases.at(-1)!
    if (aheadAt(at + 3 * day) === before.ahead) continue
    let [same, other] = [at, at + 3 * day]
    while (other - same > minute) {
      const middle = same + Math.floor((other - same) / 2 / minute) * minute
      if (aheadAt(middle) === before.ahead) same = middle
      else other = middle
    }
    before.until = other
    phases.push({ from: other, until: Infinity, ahead: aheadAt(other) })
  }
  return phases
}

export const toLocalTime = (phases: readonly OffsetPhase[], instant: number) =>
  instant + phases.findLast(({ from }) => from <= instant)!.ahead

export const findFirstInstant = (phases: readonly OffsetPhase[], reading: number) => {
  for (const { from, until, ahead } of phases) {
    const instant = Math.max(from, reading - ahead)
    if (instant < until) return instant
  }
  throw new RangeError('later than all phases')
}

export const toDay = (reading: number) => new Date(reading).toISOString().slice(0, 10)

const timeOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}

/** Lists when slots start: at the first instant of each wall-clock time. Skipped times have no slot. */
const startsBetween = (
  phases: readonly OffsetPhase[],
  { opens, closes, reading, length }: Record<'opens' | 'closes' | 'reading' | 'length', number>,
) => {
  const changes = phases.some(({ from }) => from >= opens && from < closes)
  const grid: number[] = []
  if (changes)
    for (let shown = reading; findFirstInstant(phases, shown) < closes; shown += length) {
      const instant = findFirstInstant(phases, shown)
      if (toLocalTime(phases, instant) === shown) grid.push(instant)
    }
  const starts: number[] = []
  let at = opens
  while (at + length <= closes) {
    const next = grid.find((instant) => instant > at) ?? Infinity
    if (grid.includes(at) || at + length <= next) {
      starts.push(at)
      at += length
    } else at = next
  }
  return starts
}

export const listExpectedSlots = (
  phases: readonly OffsetPhase[],
  hours: ZonedPitchHours,
  first: number,
  last: number,
) => {
  const starts: number[] = []
  let shut = -Infinity
  for (let date = first - day; date <= last; date += day) {
    const spans = hours.openingHours
      .filter((one) => one.day === (new Date(date).getUTCDay() || 7))
      .map(({ open, close }) => {
        const reading = date + timeOf(open)
        const closes = date + timeOf(close) + (timeOf(close) > timeOf(open) ? 0 : day)
        return { opens: findFirstInstant(phases, reading), closes: findFirstInstant(phases, closes), reading }
      })
      .toSorted((a, b) => a.opens - b.opens || a.closes - b.closes)
    for (const { opens, closes, reading } of spans) {
      const length = hours.slotMinutes * minute
      const span =
        opens < shut
          ? { opens: shut, closes, reading: toLocalTime(phases, shut) }
          : { opens, closes, reading }
      if (date >= first) starts.push(...startsBetween(phases, { ...span, length }))
      shut = Math.max(shut, closes)
    }
  }
  return starts
}
