import type { UnsuitableSlot } from '@i-one/contract/tournaments/calendar'
import type { Slot } from '@i-one/game/tournaments/calendar-input'
import { findConflicts } from '@i-one/game/tournaments/find-conflicts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import { listAllSlots } from './actions.ts'
import { listFittingSlots } from './laying.ts'
import {
  toPitchBills,
  toTimeRange,
  toCalendarInput,
  isInHours,
  getMatchLength,
  toPlanLine,
  splitSlot,
  toSlots,
  listUnscheduledTies,
} from './rules.ts'
import { type CalendarPitch, type StoredLine, type StoredPlan, findPlan, listPitches } from './sql.ts'

/** Also rejects plans of earlier versions, which did not store the organizer's scheduling rules with the plan. */
export const requirePlan = async (db: Database, tournamentId: string, id: string): Promise<StoredPlan> => {
  const plan = await findPlan(db, tournamentId, id)
  if (!plan?.rules.pitches) throw new ApiError('plan-outdated', { lines: [] })
  return plan
}

const pitchesOf = async (db: Database, { rules }: StoredPlan) =>
  (await listPitches(db, rules.pitches)).filter(({ listed }) => listed)

const maxOthers = 60

export const listSlotsForMatch = async (
  db: Database,
  stored: StoredTournament,
  { plan, tie }: { plan: StoredPlan; tie: StoredTie },
  now: Date,
): Promise<{ fits: StoredLine[]; others: UnsuitableSlot[] }> => {
  const length = getMatchLength(stored)
  const rooms: Slot[] = []
  const taken: (Slot & { why: 'booked' | 'closed' })[] = []
  for (const pitch of await pitchesOf(db, plan)) {
    const all = await listAllSlots(db, pitch, toTimeRange(pitch, plan.rules, now), now)
    const free = all.filter(({ state }) => state === 'free')
    rooms.push(...toSlots(pitch, free, plan.rules, length))
    for (const { start, end, state } of all) {
      if (state === 'free' || !isInHours({ start, end }, plan.rules, pitch)) continue
      const why = state === 'closed' ? 'closed' : 'booked'
      const [from, to] = [start.getTime(), end.getTime()]
      taken.push({ pitch: pitch.id, start: from, end: to, room: 1, hour: 0, why })
    }
  }
  const slots = rooms.flatMap((room) => splitSlot(room, length))
  const input = toCalendarInput(stored, { slots, rules: plan.rules })
  const numbers = new Map(stored.ties.map(({ id, number }) => [id, number]))
  const planned = plan.lines.flatMap(({ match, pitch, start, end }) => {
    const number = numbers.get(match)
    return number === undefined || match === tie.id ? [] : [{ number, pitch, start, end, hour: 0 }]
  })
  const placements = [...input.fixed, ...planned]
  const fitting = await listFittingSlots(input, { placements, missing: [] }, tie.number)
  const current = plan.lines.find(({ match }) => match === tie.id)
  const fits = fitting.flatMap(({ pitch, start, end }): StoredLine[] => {
    const room = rooms.find((one) => one.pitch === pitch && one.start <= start && start < one.end)
    if (!room || (current?.pitch === pitch && current.start === start)) return []
    return [{ match: tie.id, pitch, start, end, slot: { start: room.start, end: room.end } }]
  })
  // a slot that this tournament has booked can only be taken by its own matches
  const own = findConflicts({ ...input, slots: taken }, input.fixed, tie.number).filter(
    ({ why }) => why === 'match',
  )
  const isOwn = ({ pitch, start }: Slot) => own.some((one) => one.pitch === pitch && one.start === start)
  const ids = new Map(stored.ties.map(({ id, number }) => [number, id]))
  const at = current?.start ?? fits[0]?.start ?? now.getTime()
  const others = [
    ...[...findConflicts(input, placements, tie.number), ...own].map(({ pitch, start, ...unfit }) => {
      const where = { pitch, start }
      return 'team' in unfit
        ? { ...where, why: unfit.why, team: unfit.team }
        : { ...where, why: unfit.why, match: ids.get(unfit.match) ?? tie.id }
    }),
    ...taken.filter((one) => !isOwn(one)).map(({ pitch, start, why }) => ({ pitch, start, why })),
  ]
    .toSorted((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))
    .slice(0, maxOthers)
    .toSorted((a, b) => a.start - b.start)
  return {
    fits,
    others: others.map(({ start, ...rest }) => ({ ...rest, start: new Date(start).toISOString() })),
  }
}

export const toPlanView = (
  stored: StoredTournament,
  { id, lines }: { id: string; lines: readonly StoredLine[] },
  pitches: readonly CalendarPitch[],
  by: string,
) => {
  const planned = new Set(lines.map(({ match }) => match))
  const missing = listUnscheduledTies(stored).filter(({ id }) => !planned.has(id))
  return {
    plan: { _id: id, lines: lines.map(toPlanLine), bills: toPitchBills(lines, pitches, by) },
    missing: missing.map(({ id }) => id),
  }
}
