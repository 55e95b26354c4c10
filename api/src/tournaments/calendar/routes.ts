import { bookTournament, layTournament } from '@i-one/contract/tournaments/calendar'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { stayWhile } from '../../lib/http/log-in.ts'
import { Refusal, found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { hasBegun } from '../course.ts'
import { notifyLaid } from '../notifying.ts'
import { notifyBooked } from '../pitches/notifying.ts'
import { requireGoingOn, requireMay } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { type StoredTournament, findLockedTournament, findTournament, insertChange } from '../sql.ts'
import { bookSlots, freeSlots, keepMatches, requirePitches } from './actions.ts'
import { lay } from './laying.ts'
import { billsOf, daysOf, inputOf, lengthOf, lineView, linesOf, roomsOf, slotsOfPlan } from './rules.ts'
import {
  deletePlan,
  findPlan,
  keepCalendarRules,
  keepLocation,
  keepPlaces,
  keepPlan,
  listPitches,
} from './sql.ts'

const requireDrawn = ({ state }: StoredTournament) => {
  if (state === 'entries') throw new Refusal('not-drawn')
}

export const calendars = (app: App) => {
  serve(app, layTournament, async ({ params, body, user, db, now }) => {
    const requireLayable = (stored: StoredTournament) => {
      requireMay('layTournament', stored, user)
      requireGoingOn(stored)
      requireDrawn(stored)
    }
    const stored = found(await findTournament(db, params.id))
    requireLayable(stored)
    const pitches = await requirePitches(db, body.pitches, (n) => `pitches.${n}`)
    const slots = []
    for (const pitch of pitches) {
      const free = await freeSlots(db, pitch, daysOf(pitch, body, now), now)
      slots.push(...roomsOf(pitch, free, body, lengthOf(stored)))
    }
    // other requests go on meanwhile, and no lock is held: what the plan promises is judged when it is booked
    const { placements } = await lay(inputOf(stored, { slots, rules: body }))
    const lines = linesOf(stored, placements, slots)
    const laid = new Set(lines.map(({ match }) => match))
    const missing = stored.ties.filter((tie) => tie.start === null && !hasBegun(tie) && !laid.has(tie.id))
    const _id = await inTransaction(db, async (transaction) => {
      await stayWhile(transaction, user.id)
      requireLayable(found(await findLockedTournament(transaction, stored.id)))
      return keepPlan(transaction, { tournamentId: stored.id, lines, rules: body, now })
    })
    return {
      plan: { _id, lines: lines.map(lineView), bills: billsOf(lines, pitches, user.id) },
      missing: missing.map(({ id }) => id),
    }
  })

  serveTournamentChange(app, bookTournament, async (stored, { body, user, db, now }) => {
    requireMay('bookTournament', stored, user)
    requireGoingOn(stored)
    const plan = await findPlan(db, stored.id, body.plan)
    if (!plan) throw new Refusal('plan-outdated', { lines: [] })
    const ties = new Map(stored.ties.map((tie) => [tie.id, tie]))
    const pitches = await listPitches(db, [...new Set(plan.lines.map(({ pitch }) => pitch))])
    const booked = new Map<string, string>()
    for (const { pitch: id, start, end } of slotsOfPlan(plan.lines)) {
      const pitch = pitches.find((one) => one.id === id)
      if (!pitch?.listed || start <= now.getTime()) continue
      const booking = await bookSlots(
        db,
        pitch,
        { start: new Date(start), end: new Date(end) },
        { by: user.id, now },
      )
      if (booking) booked.set(`${id} ${start}`, booking)
    }
    const placed = plan.lines.map((line) => {
      const tie = ties.get(line.match)
      const booking = booked.get(`${line.pitch} ${line.slot.start}`)
      const stands = tie && tie.start === null && !hasBegun(tie)
      return { line, booking: stands ? booking : undefined }
    })
    const lost = placed.filter(({ booking }) => !booking)
    if (lost.length) throw new Refusal('plan-outdated', { lines: lost.map(({ line }) => lineView(line)) })
    await keepPlaces(
      db,
      placed.flatMap(({ line: { match, pitch, start }, booking }) =>
        booking ? [{ match, booking, pitch, start: new Date(start) }] : [],
      ),
    )
    await notifyBooked(db, stored, [...booked.values()], { by: user.id, now })
    await deletePlan(db, stored.id)
    const [first] = plan.lines
    if (first) await keepLocation(db, stored.id, first.pitch)
    await keepCalendarRules(db, stored.id, plan.rules)
    const matches = plan.lines.map(({ match }) => match)
    const laid = await keepMatches(db, stored.id, matches, now)
    await notifyLaid(db, laid, new Set(matches), { by: user.id, now })
    await insertChange(db, { tournamentId: stored.id, change: 'booked', by: user.id, now })
  })
}
