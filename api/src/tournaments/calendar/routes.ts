import {
  answerTournament,
  bookTournament,
  layTournament,
  moveTie,
  postponeTie,
} from '@i-one/contract/tournaments/calendar'
import { layCalendar } from '@i-one/game/tournaments/calendar'
import { authorizeBooking, slotsWithin } from '../../bookings/actions.ts'
import { slotsInARow } from '../../bookings/slots.ts'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { stayWhile } from '../../lib/http/log-in.ts'
import { Refusal, badInput, found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { hasBegun } from '../course.ts'
import { notifyLaid, notifyMoved } from '../notifying.ts'
import { requireGoingOn, requireMay, requireTie } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { keepMatch } from '../settle.ts'
import {
  type StoredTie,
  type StoredTournament,
  findLockedTournament,
  findTournament,
  insertChange,
} from '../sql.ts'
import { bookSlots, unplace } from './actions.ts'
import {
  billsOf,
  daysOf,
  inputOf,
  lengthOf,
  lineView,
  linesOf,
  roomsOf,
  slotsFor,
  slotsOfPlan,
} from './rules.ts'
import { deletePlan, findPlan, keepLocation, keepPlaces, keepPlan, listBookings, listPitches } from './sql.ts'

const requireDrawn = ({ state }: StoredTournament) => {
  if (state === 'entries') throw new Refusal('not-drawn')
}

const requireNotBegun = (tie: StoredTie) => {
  if (hasBegun(tie)) throw new Refusal('match-begun')
}

const requirePitches = async (db: Database, ids: readonly string[]) => {
  const pitches = await listPitches(db, ids)
  const unknown = ids.findIndex((id) => !pitches.some((pitch) => pitch.id === id))
  if (unknown >= 0) throw badInput({ [`pitches.${unknown}`]: 'There is no such pitch' })
  if (pitches.some(({ listed }) => !listed)) throw new Refusal('pitch-hidden')
  return pitches
}

/** The matches of those whose slot has changed are fixtures, as far as their sides are known. */
const keepMatches = async (db: Database, id: string, matches: readonly string[], now: Date) => {
  const stored = found(await findTournament(db, id))
  for (const tie of stored.ties) if (matches.includes(tie.id)) await keepMatch(db, stored, tie, now)
  return stored
}

/** Refused where one of its teams has another match while this one is played. */
const requireFreeTeams = ({ ties, ...stored }: StoredTournament, tie: StoredTie, start: Date) => {
  const length = lengthOf(stored)
  const teams = [tie.teamOne, tie.teamTwo].filter((team) => team !== null)
  const clash = ties.find(
    (other) =>
      other.id !== tie.id &&
      other.start !== null &&
      Math.abs(Date.parse(other.start) - start.getTime()) < length &&
      (teams.includes(other.teamOne ?? '') || teams.includes(other.teamTwo ?? '')),
  )
  if (clash) throw new Refusal('team-plays-then', { match: clash.id })
}

export const calendars = (app: App) => {
  serve(app, layTournament, ({ params, body, user, db: whole, now }) =>
    inTransaction(whole, async (db) => {
      await stayWhile(db, user.id)
      const stored = found(await findLockedTournament(db, params.id))
      requireMay('layTournament', stored, user)
      requireGoingOn(stored)
      requireDrawn(stored)
      const pitches = await requirePitches(db, body.pitches)
      const slots = []
      for (const pitch of pitches) {
        const within = await slotsWithin(db, pitch, daysOf(pitch, body, now), now)
        const free = [...within]
          .filter(({ state }) => state === 'free')
          .map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
        slots.push(...roomsOf(pitch, free, body, lengthOf(stored)))
      }
      const zones = new Map(pitches.map(({ id, timeZone }) => [id, timeZone]))
      const { placements } = layCalendar(inputOf(stored, { slots, asked: body, zones }))
      const lines = linesOf(stored, placements, slots)
      const laid = new Set(lines.map(({ match }) => match))
      const missing = stored.ties.filter((tie) => tie.start === null && !hasBegun(tie) && !laid.has(tie.id))
      const _id = await keepPlan(db, { tournamentId: stored.id, lines, now })
      return {
        plan: { _id, lines: lines.map(lineView), bills: billsOf(lines, pitches, user.id) },
        missing: missing.map(({ id }) => id),
      }
    }),
  )

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
    await deletePlan(db, stored.id)
    const [first] = plan.lines
    if (first) await keepLocation(db, stored.id, first.pitch)
    const matches = plan.lines.map(({ match }) => match)
    const laid = await keepMatches(db, stored.id, matches, now)
    await notifyLaid(db, laid, new Set(matches), { by: user.id, now })
    await insertChange(db, { tournamentId: stored.id, change: 'booked', by: user.id, now })
  })

  serveTournamentChange(app, moveTie, async (stored, { params, body, user, db, now }) => {
    requireMay('moveTie', stored, user)
    requireGoingOn(stored)
    const tie = requireTie(stored, params.match)
    requireNotBegun(tie)
    const [pitch] = await requirePitches(db, [body.pitch])
    const start = new Date(body.start)
    if (start <= now) throw new Refusal('in-the-past')
    requireFreeTeams(stored, tie, start)
    const end = new Date(start.getTime() + lengthOf(stored))
    const others = stored.ties.filter(
      (one) => one.id !== tie.id && one.pitch === body.pitch && one.start !== null,
    )
    const taken = others.some((one) => Math.abs(Date.parse(one.start!) - start.getTime()) < lengthOf(stored))
    const own = (await listBookings(db, stored.id)).find(
      (slot) =>
        slot.pitch === body.pitch &&
        slot.start <= start &&
        end <= slot.end &&
        ['pending', 'confirmed'].includes(slot.state),
    )
    if (own && taken) throw new Refusal('slot-taken')
    const booking = own?.id ?? (await bookFree())
    if (tie.booking !== booking) await unplace(db, stored, [tie.id], { state: 'cancelled', by: user.id, now })
    await keepPlaces(db, [{ match: tie.id, booking, pitch: body.pitch, start }])
    const moved = await keepMatches(db, stored.id, [tie.id], now)
    const after = { ...tie, pitch: body.pitch, start: body.start }
    await notifyMoved(
      db,
      { ...moved, pitches: [...stored.pitches, ...moved.pitches] },
      { before: tie, after },
      { by: user.id, now },
    )
    await insertChange(db, { tournamentId: stored.id, change: 'moved', match: tie.id, by: user.id, now })

    async function bookFree() {
      const slot = slotsInARow(pitch!, start, slotsFor(pitch!, lengthOf(stored)))
      if (!slot) throw new Refusal('slot-closed')
      const booked = await bookSlots(db, pitch!, slot, { by: user.id, now })
      if (!booked) throw new Refusal('slot-taken')
      return booked
    }
  })

  serveTournamentChange(app, postponeTie, async (stored, { params, user, db, now }) => {
    requireMay('postponeTie', stored, user)
    requireGoingOn(stored)
    const tie = requireTie(stored, params.match)
    requireNotBegun(tie)
    await unplace(db, stored, [tie.id], { state: 'cancelled', by: user.id, now })
    const after = { ...tie, pitch: null, start: null }
    await notifyMoved(db, stored, { before: tie, after }, { by: user.id, now })
    await insertChange(db, { tournamentId: stored.id, change: 'postponed', match: tie.id, by: user.id, now })
  })

  serveTournamentChange(app, answerTournament, async (stored, { body, user, db, now }) => {
    const [pitch] = await listPitches(db, [body.pitch])
    if (!pitch) throw badInput({ pitch: 'There is no such pitch' })
    if (pitch.ownerId !== user.id && !user.isAdmin) throw new Refusal('not-yours')
    const waiting = (await listBookings(db, stored.id)).filter(
      (slot) => slot.pitch === body.pitch && slot.state === 'pending',
    )
    if (!waiting.length) throw new Refusal('not-awaiting-authorization')
    const slots = waiting.map(({ id }) => id)
    if (body.authorize) for (const id of slots) await authorizeBooking(db, id, { by: user.id, now })
    else {
      const ids = stored.ties
        .filter(({ booking }) => booking !== null && slots.includes(booking))
        .map(({ id }) => id)
      await unplace(db, stored, ids, {
        state: 'declined',
        by: user.id,
        now,
        ...(body.reason && { reason: body.reason }),
      })
    }
    const change = body.authorize ? 'authorized' : 'declined'
    await insertChange(db, { tournamentId: stored.id, change, by: user.id, now, reason: body.reason })
  })
}
