import type { FittingSlot } from '@i-one/contract/tournaments/moving'
import { minute } from '@i-one/game/durations'
import type { Placement } from '@i-one/game/tournaments/calendar-input'
import { type TimeRange, dayAt } from '../../bookings/slots.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import {
  listPredecessors,
  getMatchLength,
  splitSlot,
  toSlot,
  toSlots,
  countSlots,
} from '../calendar/rules.ts'
import type { CalendarPitch } from '../calendar/sql.ts'
import { hasBegun } from '../progress.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'

export const requireNotBegun = (tie: StoredTie) => {
  if (hasBegun(tie)) throw new ApiError('match-begun')
}

export const requireTeamsFree = (stored: StoredTournament, tie: StoredTie, start: Date) => {
  const { rest, off } = stored.calendarRules
  const apart = getMatchLength(stored) + rest * minute
  const teams = [tie.teamOne, tie.teamTwo].filter((team) => team !== null)
  const clash = stored.ties.find(
    (other) =>
      other.id !== tie.id &&
      other.start !== null &&
      Math.abs(Date.parse(other.start) - start.getTime()) < apart &&
      (teams.includes(other.teamOne ?? '') || teams.includes(other.teamTwo ?? '')),
  )
  if (clash) throw new ApiError('team-plays-then', { match: clash.id })
  const day = dayAt(stored.timeZone, start)
  if (off.some(({ team, date }) => date === day && teams.includes(team)))
    throw new ApiError('team-plays-then')
}

export const requireMatchOrder = (stored: StoredTournament, tie: StoredTie, start: Date) => {
  const apart = getMatchLength(stored) + stored.calendarRules.rest * minute
  const before = listPredecessors(tie, stored.ties)
  const wrong = stored.ties.find((other) => {
    if (other.start === null || hasBegun(other)) return false
    const gap = start.getTime() - Date.parse(other.start)
    if (before.includes(other.number)) return gap < apart
    return listPredecessors(other, stored.ties).includes(tie.number) && -gap < apart
  })
  if (wrong) throw new ApiError('out-of-order', { match: wrong.id })
}

export const listCandidateSlots = (
  stored: StoredTournament,
  pitch: CalendarPitch,
  { free, own }: { free: readonly TimeRange[]; own: readonly TimeRange[] },
) => {
  const length = getMatchLength(stored)
  const { calendarRules } = stored
  const count = countSlots(pitch, length)
  const rooms = [
    ...own.map((slot) => toSlot(pitch, slot, calendarRules, length)),
    ...free.flatMap((_, n) =>
      toSlots(pitch, free.slice(n, n + count), { hours: [], ...calendarRules }, length),
    ),
  ]
  return rooms.flatMap((room) => splitSlot(room, length))
}

export const toFittingSlots = (
  pitches: readonly CalendarPitch[],
  own: readonly (TimeRange & { pitch: string })[],
  { pitch: id, start, end }: Placement,
): FittingSlot[] => {
  const pitch = pitches.find((one) => one.id === id)
  if (!pitch) return []
  const isOwn = own.some(
    (slot) => slot.pitch === id && slot.start.getTime() <= start && end <= slot.end.getTime(),
  )
  return [
    {
      pitch: { _id: id, name: pitch.name, timeZone: pitch.timeZone },
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      ...(isOwn && { own: true as const }),
    },
  ]
}
