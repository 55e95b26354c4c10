import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import type { CalendarRules } from '@i-one/contract/tournaments/rules'
import { minute } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
import { getMatchMinutes } from '@i-one/game/matches/match-length'
import { getMinutesOfDay } from '@i-one/game/minutes-of-day'
import { sum } from '@i-one/game/sum'
import type { CalendarInput, CalendarMatch, Placement, Slot } from '@i-one/game/tournaments/calendar-input'
import { computePrice } from '../../bookings/prices.ts'
import { type TimeRange, addDays, dayAt, startOfDay, toWeekday } from '../../bookings/slots.ts'
import { isAutomaticallyAuthorized } from '../../sessions/rules.ts'
import { hasBegun, toProgress } from '../progress.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import type { CalendarPitch, StoredLine, SchedulingRules } from './sql.ts'

export const getMatchLength = ({ rules }: Pick<StoredTournament, 'rules'>) => getMatchMinutes(rules) * minute

export const countSlots = ({ slotMinutes }: { slotMinutes: number }, length: number) =>
  Math.ceil(length / (slotMinutes * minute))

const hourOf = (instant: number, timeZone: string) => Math.floor(getMinutesOfDay(instant, timeZone) / 60)

export const isInHours = (
  { start, end }: TimeRange,
  { hours }: Pick<SchedulingRules, 'hours'>,
  { timeZone }: CalendarPitch,
) => {
  if (hours.length === 0) return true
  const day = dayAt(timeZone, start)
  const [from, to] = [toLocalTime(start, timeZone), toLocalTime(end, timeZone)]
  const until = to <= from ? '24:00' : to
  return hours.some((one) => one.day === toWeekday(day) && one.open <= from && until <= one.close)
}

export const toTimeRange = (
  { timeZone }: CalendarPitch,
  { from, to }: Pick<SchedulingRules, 'from' | 'to'>,
  now: Date,
) => ({
  start: new Date(Math.max(startOfDay(timeZone, from).getTime(), now.getTime() + 1)),
  end: startOfDay(timeZone, addDays(to, 1)),
})

export const toSlot = (
  { id, timeZone }: CalendarPitch,
  { start, end }: TimeRange,
  input: Pick<SchedulingRules, 'between'>,
  length: number,
): Slot => {
  const [from, until] = [start.getTime(), end.getTime()]
  const between = input.between * minute
  const room = Math.max(1, Math.floor((until - from + between) / (length + between)))
  return { pitch: id, start: from, end: until, room, hour: hourOf(from, timeZone) }
}

export const toSlots = (
  pitch: CalendarPitch,
  free: readonly TimeRange[],
  input: Pick<SchedulingRules, 'hours' | 'between'>,
  length: number,
): Slot[] => {
  const count = countSlots(pitch, length)
  const rooms: Slot[] = []
  for (let n = 0; n + count <= free.length;) {
    const row = free.slice(n, n + count)
    const [start, end] = [row[0]!.start, row.at(-1)!.end]
    const isWhole = end.getTime() - start.getTime() === count * pitch.slotMinutes * minute
    if (!isWhole || !isInHours({ start, end }, input, pitch)) {
      n++
      continue
    }
    rooms.push(toSlot(pitch, { start, end }, input, length))
    n += count
  }
  return rooms
}

/** Numbers rounds in playing order: knock-out rounds are stored from the final back and follow the group rounds. */
const roundOf = (tie: StoredTie, ties: readonly StoredTie[]) => {
  if (tie.sourceOne === null) return tie.round
  const ofStage = (stage: number) => ties.filter((one) => one.stage === stage).map(({ round }) => round)
  const before = tie.stage > 1 ? Math.max(0, ...ofStage(1)) : 0
  return before + Math.max(...ofStage(tie.stage)) - tie.round + 1
}

export const listPredecessors = (tie: StoredTie, ties: readonly StoredTie[]) =>
  [tie.sourceOne, tie.sourceTwo].flatMap((source) => {
    if (source === null) return []
    const [, number] = /^[WL](\d+)$/.exec(source) ?? []
    if (number) return [Number(number)]
    const [, group] = /^\d+([A-Z]+)$/.exec(source) ?? []
    const isOf = (one: StoredTie) => one.sourceOne === null && (group === undefined || one.group === group)
    return source.startsWith('S') ? [] : ties.filter(isOf).map((one) => one.number)
  })

export const listUnscheduledTies = (stored: StoredTournament) => {
  const known = toProgress(stored).ties.filter(({ winner }) => winner !== undefined)
  const decided = new Set(known.map(({ number }) => number))
  return stored.ties.filter((tie) => tie.start === null && !hasBegun(tie) && !decided.has(tie.number))
}

export const toCalendarInput = (
  stored: StoredTournament,
  { slots, rules }: { slots: readonly Slot[]; rules: Pick<CalendarRules, 'rest' | 'off'> },
): CalendarInput & { fixed: Placement[] } => {
  const zones = new Map(stored.pitches.map(({ id, timeZone }) => [id, timeZone]))
  const length = getMatchLength(stored)
  const { ties } = stored
  const wanted = new Set(listUnscheduledTies(stored))
  const known = ties.filter((tie) => wanted.has(tie) || tie.start !== null)
  const matches = known.map((tie): CalendarMatch => ({
    number: tie.number,
    round: roundOf(tie, ties),
    teams: [tie.teamOne, tie.teamTwo].filter((team) => team !== null),
    after: listPredecessors(tie, ties).filter((number) => known.some((one) => one.number === number)),
  }))
  const fixed = known.flatMap(({ number, pitch, start }): Placement[] => {
    if (pitch === null || start === null) return []
    const at = Date.parse(start)
    return [
      { number, pitch, start: at, end: at + length, hour: hourOf(at, zones.get(pitch) ?? stored.timeZone) },
    ]
  })
  const off = rules.off.map(({ team, date }) => ({
    team,
    start: startOfDay(stored.timeZone, date).getTime(),
    end: startOfDay(stored.timeZone, addDays(date, 1)).getTime(),
  }))
  return { matches, slots, rest: rules.rest * minute, off, fixed }
}

const onTheMinute = (instant: number) => Math.floor(instant / minute) * minute

export const splitSlot = ({ room, ...slot }: Slot, length: number): Slot[] =>
  Array.from({ length: room }, (_, n) => {
    const start = onTheMinute(slot.start + (n * (slot.end - slot.start)) / room)
    return { ...slot, room: 1, start, end: start + length }
  })

export const toPlanLines = (
  stored: StoredTournament,
  placements: readonly Placement[],
  slots: readonly Slot[],
) => {
  const length = getMatchLength(stored)
  return listUnscheduledTies(stored).flatMap((tie): StoredLine[] => {
    const placed = placements.find(({ number }) => number === tie.number)
    const slot =
      placed &&
      slots.find(
        ({ pitch, start, end }) => pitch === placed.pitch && start <= placed.start && placed.start < end,
      )
    if (!slot) return []
    const { start, end } = slot
    const from = onTheMinute(placed.start)
    return [{ match: tie.id, pitch: slot.pitch, start: from, end: from + length, slot: { start, end } }]
  })
}

/** Sorts slots by pitch, then start, because bookings must be locked in this order. */
export const toBookedSlots = (lines: readonly StoredLine[]) => {
  const all = new Map(lines.map(({ pitch, slot }) => [`${pitch} ${slot.start}`, { pitch, ...slot }]))
  return [...all.values()].toSorted((a, b) =>
    a.pitch === b.pitch ? a.start - b.start : a.pitch < b.pitch ? -1 : 1,
  )
}

const instant = (ms: number) => new Date(ms).toISOString()

export const toPlanLine = ({ match, pitch, start, end, slot }: StoredLine): PlanLine => ({
  match,
  pitch,
  start: instant(start),
  end: instant(end),
  slot: { start: instant(slot.start), end: instant(slot.end) },
})

export const toPitchBills = (
  lines: readonly StoredLine[],
  pitches: readonly CalendarPitch[],
  bookerId: string,
) =>
  pitches.flatMap((pitch) => {
    const rows = toBookedSlots(lines).filter((slot) => slot.pitch === pitch.id)
    const counted = rows.map(({ start, end }) => ({
      start: new Date(start),
      slots: (end - start) / (pitch.slotMinutes * minute),
    }))
    const slots = sum(counted.map((row) => row.slots))
    const amount = sum(counted.map((row) => computePrice(pitch, row, row.slots)))
    const price = { amount, currency: pitch.priceCurrency }
    const { id, name } = pitch
    return slots
      ? [{ pitch: id, name, slots, price, authorizes: isAutomaticallyAuthorized(pitch, bookerId) }]
      : []
  })
