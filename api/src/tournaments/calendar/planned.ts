import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import type { Slot } from '@i-one/game/tournaments/calendar-input'
import type { Database } from '../../lib/database/database.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { hasBegun } from '../course.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import { freeSlots } from './actions.ts'
import { fit } from './laying.ts'
import { billsOf, daysOf, inputOf, lengthOf, lineView, openingsIn, roomsOf } from './rules.ts'
import { type CalendarPitch, type KeptLine, type KeptPlan, findPlan, listPitches } from './sql.ts'

/** One that was made before its wishes were kept cannot be changed. */
export const requirePlan = async (db: Database, tournamentId: string, id: string): Promise<KeptPlan> => {
  const plan = await findPlan(db, tournamentId, id)
  if (!plan?.rules.pitches) throw new Refusal('plan-outdated', { lines: [] })
  return plan
}

const pitchesOf = async (db: Database, { rules }: KeptPlan) =>
  (await listPitches(db, rules.pitches)).filter(({ listed }) => listed)

/** Where a match fits beside all others of a plan and of the tournament. */
export const listOpenings = async (
  db: Database,
  stored: StoredTournament,
  { plan, tie }: { plan: KeptPlan; tie: StoredTie },
  now: Date,
): Promise<KeptLine[]> => {
  const length = lengthOf(stored)
  const rooms: Slot[] = []
  for (const pitch of await pitchesOf(db, plan))
    rooms.push(
      ...roomsOf(pitch, await freeSlots(db, pitch, daysOf(pitch, plan.rules, now), now), plan.rules, length),
    )
  const slots = rooms.flatMap((room) => openingsIn(room, length))
  const input = inputOf(stored, { slots, rules: plan.rules })
  const numbers = new Map(stored.ties.map(({ id, number }) => [id, number]))
  const laid = plan.lines.flatMap(({ match, pitch, start, end }) => {
    const number = numbers.get(match)
    return number === undefined || match === tie.id ? [] : [{ number, pitch, start, end, hour: 0 }]
  })
  const fitting = await fit(input, { placements: [...input.fixed, ...laid], missing: [] }, tie.number)
  const current = plan.lines.find(({ match }) => match === tie.id)
  return fitting.flatMap(({ pitch, start, end }): KeptLine[] => {
    const room = rooms.find((one) => one.pitch === pitch && one.start <= start && start < one.end)
    if (!room || (current?.pitch === pitch && current.start === start)) return []
    return [{ match: tie.id, pitch, start, end, slot: { start: room.start, end: room.end } }]
  })
}

/** The plan with what it costs, and the matches that it has no place for. */
export const planView = (
  stored: StoredTournament,
  { id, lines }: { id: string; lines: readonly KeptLine[] },
  pitches: readonly CalendarPitch[],
  by: string,
): { plan: { _id: string; lines: PlanLine[]; bills: ReturnType<typeof billsOf> }; missing: string[] } => {
  const laid = new Set(lines.map(({ match }) => match))
  const missing = stored.ties.filter((tie) => tie.start === null && !hasBegun(tie) && !laid.has(tie.id))
  return {
    plan: { _id: id, lines: lines.map(lineView), bills: billsOf(lines, pitches, by) },
    missing: missing.map(({ id }) => id),
  }
}
