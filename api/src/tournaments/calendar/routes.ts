import {
  bookTournamentPlan,
  getPlan,
  scheduleTournament,
  listRuleRelaxations,
  listPlanOpenings,
  movePlannedMatch,
} from '@i-one/contract/tournaments/calendar'
import { lockMovesBetween } from '../../bookings/moving/sql.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import type { Caller } from '../../roles.ts'
import { requireDrawn } from '../availability/rules.ts'
import { notifyMatchesScheduled } from '../notifying.ts'
import { notifyPitchBooked } from '../pitches/notifying.ts'
import { requireNotEnded, requirePermission, requireTie } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { type StoredTournament, lockTournament, findTournament, insertChange } from '../sql.ts'
import { bookSlots, listFreeSlots, settleMatches, requirePitches } from './actions.ts'
import { planInThread } from './laying.ts'
import { listHelpfulRelaxations } from './loosenings.ts'
import { listSlotsForMatch, toPlanView, requirePlan } from './planned.ts'
import {
  toTimeRange,
  toCalendarInput,
  getMatchLength,
  toPlanLine,
  toPlanLines,
  toSlots,
  toBookedSlots,
  listUnscheduledTies,
} from './rules.ts'
import {
  updatePlan,
  deletePlan,
  findPlan,
  saveCalendarRules,
  saveLocation,
  savePlacements,
  savePlan,
  listPitches,
} from './sql.ts'

const requireLayable = (
  action: 'scheduleTournament' | 'listRuleRelaxations',
  stored: StoredTournament,
  user: Caller,
) => {
  requirePermission(action, stored, user)
  requireNotEnded(stored)
  requireDrawn(stored)
}

const requireMovable = (stored: StoredTournament, user: Caller) => {
  requirePermission('movePlannedMatch', stored, user)
  requireNotEnded(stored)
}

export const calendars = (app: App) => {
  serve(app, scheduleTournament, {
    // computes the plan without a lock, because booking the slots checks the plan again
    prepare: async ({ params, body, user, db, now }) => {
      const stored = requireFound(await findTournament(db, params.id))
      requireLayable('scheduleTournament', stored, user)
      const pitches = await requirePitches(db, body.pitches, (n) => `pitches.${n}`)
      const slots = []
      for (const pitch of pitches) {
        const free = await listFreeSlots(db, pitch, toTimeRange(pitch, body, now), now)
        slots.push(...toSlots(pitch, free, body, getMatchLength(stored)))
      }
      const { placements } = await planInThread(toCalendarInput(stored, { slots, rules: body }))
      return { stored, pitches, lines: toPlanLines(stored, placements, slots) }
    },
    handle: async ({ prepared: { stored, pitches, lines }, body, user, db, now }) => {
      await lockActiveUser(db, user.id)
      requireLayable('scheduleTournament', requireFound(await lockTournament(db, stored.id)), user)
      const id = await savePlan(db, { tournamentId: stored.id, lines, rules: body, now })
      return toPlanView(stored, { id, lines }, pitches, user.id)
    },
  })

  serve(app, listRuleRelaxations, {
    prepare: async ({ params, body, user, db, now }) => {
      const { wishes, others } = body
      const stored = requireFound(await findTournament(db, params.id))
      requireLayable('listRuleRelaxations', stored, user)
      const { lines } = await requirePlan(db, stored.id, body.plan)
      const chosen = await requirePitches(db, wishes.pitches, (n) => `wishes.pitches.${n}`)
      const tried = await requirePitches(db, others, (n) => `others.${n}`)
      const pitches = [...chosen, ...tried.filter(({ id }) => !wishes.pitches.includes(id))]
      return listHelpfulRelaxations(db, stored, { lines, wishes, others, pitches }, now)
    },
    handle: ({ prepared }) => Promise.resolve(prepared),
  })

  serve(app, getPlan, async ({ params, user, db }) => {
    const stored = requireFound(await findTournament(db, params.id))
    requirePermission('getPlan', stored, user)
    requireNotEnded(stored)
    const plan = await requirePlan(db, stored.id, params.plan)
    return toPlanView(stored, plan, await listPitches(db, plan.rules.pitches), user.id)
  })

  serve(app, listPlanOpenings, async ({ params, user, db, now }) => {
    const stored = requireFound(await findTournament(db, params.id))
    requirePermission('listPlanOpenings', stored, user)
    requireNotEnded(stored)
    const tie = requireTie(stored, params.match)
    const plan = await requirePlan(db, stored.id, params.plan)
    const { fits, others } = await listSlotsForMatch(db, stored, { plan, tie }, now)
    return { fits: fits.map(toPlanLine), others }
  })

  serve(app, movePlannedMatch, {
    prepare: async ({ params, body, user, db, now }) => {
      const stored = requireFound(await findTournament(db, params.id))
      requireMovable(stored, user)
      const tie = requireTie(stored, params.match)
      const plan = await requirePlan(db, stored.id, params.plan)
      const { fits } = await listSlotsForMatch(db, stored, { plan, tie }, now)
      const to = fits.find((one) => one.pitch === body.pitch && one.start === Date.parse(body.start))
      if (!to) throw new ApiError('slot-taken')
      return { stored, plan, lines: [...plan.lines.filter(({ match }) => match !== tie.id), to] }
    },
    handle: async ({ prepared: { stored, plan, lines }, user, db }) => {
      await lockActiveUser(db, user.id)
      requireMovable(requireFound(await lockTournament(db, stored.id)), user)
      if (!(await updatePlan(db, plan, lines))) throw new ApiError('plan-outdated', { lines: [] })
      const pitches = await listPitches(db, plan.rules.pitches)
      return toPlanView(stored, { id: plan.id, lines }, pitches, user.id)
    },
  })

  serveTournamentChange(app, bookTournamentPlan, async (stored, { body, user, db, now }) => {
    requirePermission('bookTournamentPlan', stored, user)
    requireNotEnded(stored)
    const plan = await findPlan(db, stored.id, body.plan)
    if (!plan) throw new ApiError('plan-outdated', { lines: [] })
    const wanted = new Set(listUnscheduledTies(stored).map(({ id }) => id))
    const pitches = await listPitches(db, [...new Set(plan.lines.map(({ pitch }) => pitch))])
    const booked = new Map<string, string>()
    const ids = pitches.map(({ id }) => id)
    await lockMovesBetween(db, ids)
    for (const { pitch: id, start, end } of toBookedSlots(plan.lines)) {
      const pitch = pitches.find((one) => one.id === id)
      if (!pitch?.listed || start <= now.getTime()) continue
      const slot = { start: new Date(start), end: new Date(end) }
      const booking = await bookSlots(db, pitch, slot, { by: user.id, now })
      if (booking) booked.set(`${id} ${start}`, booking)
    }
    const placed = plan.lines.map((line) => {
      const booking = booked.get(`${line.pitch} ${line.slot.start}`)
      return { line, booking: wanted.has(line.match) ? booking : undefined }
    })
    const lost = placed.filter(({ booking }) => !booking)
    if (lost.length) throw new ApiError('plan-outdated', { lines: lost.map(({ line }) => toPlanLine(line)) })
    await savePlacements(
      db,
      placed.flatMap(({ line: { match, pitch, start }, booking }) =>
        booking ? [{ match, booking, pitch, start: new Date(start) }] : [],
      ),
    )
    await notifyPitchBooked(db, stored, [...booked.values()], { by: user.id, now })
    await deletePlan(db, stored.id)
    const [first] = plan.lines
    if (first) await saveLocation(db, stored.id, first.pitch)
    await saveCalendarRules(db, stored.id, plan.rules)
    const matches = plan.lines.map(({ match }) => match)
    const after = await settleMatches(db, stored.id, matches, now)
    await notifyMatchesScheduled(db, after, new Set(matches), { by: user.id, now })
    await insertChange(db, { tournamentId: stored.id, change: 'booked', by: user.id, now })
  })
}
