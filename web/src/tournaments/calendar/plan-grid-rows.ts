import type { Slot } from '@i-one/contract/bookings'
import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import { dayAt, timeText } from '../../lib/pitch-time.ts'

type GridSlot = Pick<Slot, 'start' | 'end' | 'state'>

/** A day at a pitch of the plan with its slots, as far as they are known. */
export interface PlanColumn {
  pitch: string
  /** By the calendar there. */
  day: string
  timeZone: string
  slots: readonly GridSlot[]
}

/** `ours`: a later slot of a match that takes several. `none`: the pitch has no slot then. */
export type PlanCell = { state: 'matches'; lines: PlanLine[] } | { state: Slot['state'] | 'ours' | 'none' }

export interface PlanRow {
  /** By the clock at the pitch. */
  time: string
  cells: PlanCell[]
}

type Hours = { open: string; close: string }

const isWithin = ({ start, end }: Pick<Slot, 'start' | 'end'>, { open, close }: Hours, timeZone: string) => {
  const [from, to] = [timeText(start, timeZone), timeText(end, timeZone)]
  return open <= from && (to <= from ? '24:00' : to) <= close
}

const cellOf = ({ start, end, state }: GridSlot, lines: readonly PlanLine[]): PlanCell => {
  const inside = lines
    .filter((line) => start <= line.start && line.start < end)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (inside.length > 0) return { state: 'matches', lines: inside }
  return { state: lines.some(({ slot }) => slot.start <= start && end <= slot.end) ? 'ours' : state }
}

const cellsOf = (
  all: readonly PlanLine[],
  { pitch, day, timeZone, slots }: PlanColumn,
  hours: Hours,
  openings: readonly PlanLine[],
) => {
  const isHere = ({ pitch: of, start }: PlanLine) => of === pitch && dayAt(start, timeZone) === day
  const lines = all.filter(isHere)
  const known = slots.filter((slot) => dayAt(slot.start, timeZone) === day && isWithin(slot, hours, timeZone))
  // slots further ahead than anybody books are known by the plan alone
  const others = [...lines, ...openings.filter(isHere)]
    .map(({ slot }) => slot)
    .filter(({ start }) => !known.some((slot) => slot.start <= start && start < slot.end))
  const shown = [...known, ...others.map((slot) => ({ ...slot, state: 'free' as const }))]
  return new Map(shown.map((slot) => [timeText(slot.start, timeZone), cellOf(slot, lines)]))
}

/** A row for each time at which a slot begins in one of the columns, with a cell for each of them. */
export const planGrid = (
  lines: readonly PlanLine[],
  columns: readonly PlanColumn[],
  hours: Hours,
  /** Where a match that is picked up fits: these slots are shown too. */
  openings: readonly PlanLine[] = [],
): PlanRow[] => {
  const byPitch = columns.map((column) => cellsOf(lines, column, hours, openings))
  const times = [...new Set(byPitch.flatMap((cells) => [...cells.keys()]))].toSorted()
  return times.map((time) => ({ time, cells: byPitch.map((cells) => cells.get(time) ?? { state: 'none' }) }))
}

/** What others have there, from when to when: slots that follow each other as one. */
export const takenBetween = (
  { slots, day, timeZone }: PlanColumn,
  hours: Hours,
  lines: readonly PlanLine[],
) => {
  const taken: { start: string; end: string; closed: boolean }[] = []
  for (const slot of slots) {
    const isOurs = lines.some(({ slot: own }) => own.start < slot.end && slot.start < own.end)
    const isHere = dayAt(slot.start, timeZone) === day && isWithin(slot, hours, timeZone)
    if (slot.state === 'free' || isOurs || !isHere) continue
    const closed = slot.state === 'closed'
    const last = taken.at(-1)
    if (last?.end === slot.start && last.closed === closed) last.end = slot.end
    else taken.push({ start: slot.start, end: slot.end, closed })
  }
  return taken
}
