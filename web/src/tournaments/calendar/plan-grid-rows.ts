import type { Slot } from '@i-one/contract/bookings'
import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import { toLocalDay, toLocalTime } from '@i-one/game/local-time'

type GridSlot = Pick<Slot, 'start' | 'end' | 'state'>

export interface PlanColumn {
  pitch: string
  day: string
  timeZone: string
  slots: readonly GridSlot[]
}

export type PlanGridCell =
  | { state: 'matches'; lines: PlanLine[] }
  | { state: Slot['state'] | 'ours' | 'none' }

export type PlanHours = { open: string; close: string }

const isWithin = ({ start, end }: GridSlot, { open, close }: PlanHours, timeZone: string) => {
  const [from, to] = [toLocalTime(start, timeZone), toLocalTime(end, timeZone)]
  return open <= from && (to <= from ? '24:00' : to) <= close
}

const toCell = ({ start, end, state }: GridSlot, lines: readonly PlanLine[]): PlanGridCell => {
  const inside = lines
    .filter((line) => start <= line.start && line.start < end)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (inside.length > 0) return { state: 'matches', lines: inside }
  return { state: lines.some(({ slot }) => slot.start <= start && end <= slot.end) ? 'ours' : state }
}

const toColumnCells = (
  all: readonly PlanLine[],
  { pitch, day, timeZone, slots }: PlanColumn,
  hours: PlanHours,
  openings: readonly PlanLine[],
) => {
  const isHere = ({ pitch: of, start }: PlanLine) => of === pitch && toLocalDay(start, timeZone) === day
  const lines = all.filter(isHere)
  const known = slots.filter(
    (slot) => toLocalDay(slot.start, timeZone) === day && isWithin(slot, hours, timeZone),
  )
  // slots after the bookable period are only in the plan
  const others = [...lines, ...openings.filter(isHere)]
    .map(({ slot }) => slot)
    .filter(({ start }) => !known.some((slot) => slot.start <= start && start < slot.end))
  const shown = [...known, ...others.map((slot) => ({ ...slot, state: 'free' as const }))]
  return new Map(shown.map((slot) => [toLocalTime(slot.start, timeZone), toCell(slot, lines)]))
}

export const createPlanGrid = (
  lines: readonly PlanLine[],
  columns: readonly PlanColumn[],
  hours: PlanHours,
  openings: readonly PlanLine[] = [],
) => {
  const byPitch = columns.map((column) => toColumnCells(lines, column, hours, openings))
  const times = [...new Set(byPitch.flatMap((cells) => [...cells.keys()]))].toSorted()
  const none: PlanGridCell = { state: 'none' }
  return times.map((time) => ({ time, cells: byPitch.map((cells) => cells.get(time) ?? none) }))
}

export const listTakenRanges = (
  { slots, day, timeZone }: PlanColumn,
  hours: PlanHours,
  lines: readonly PlanLine[],
) => {
  const taken: { start: string; end: string; closed: boolean }[] = []
  for (const slot of slots) {
    const isOurs = lines.some(({ slot: own }) => own.start < slot.end && slot.start < own.end)
    const isHere = toLocalDay(slot.start, timeZone) === day && isWithin(slot, hours, timeZone)
    if (slot.state === 'free' || isOurs || !isHere) continue
    const closed = slot.state === 'closed'
    const last = taken.at(-1)
    if (last?.end === slot.start && last.closed === closed) last.end = slot.end
    else taken.push({ start: slot.start, end: slot.end, closed })
  }
  return taken
}
