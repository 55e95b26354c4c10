import { slotSearchDays, listTieSlots, moveTie, postponeTie } from '@i-one/contract/tournaments/moving'
import { addDays, dayAt, findConsecutiveRange } from '../../bookings/slots.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { listTopics } from '../../matches/schedule/sql.ts'
import {
  bookSlots,
  listFreeSlots,
  settleMatches,
  releaseEmptyBookings,
  requirePitches,
  unscheduleMatches,
} from '../calendar/actions.ts'
import { listFittingSlots } from '../calendar/laying.ts'
import { toTimeRange, toCalendarInput, getMatchLength, countSlots } from '../calendar/rules.ts'
import { type CalendarPitch, savePlacements, listBookings, listPitches } from '../calendar/sql.ts'
import { notifyMatchMoved } from '../notifying.ts'
import { notifyPitchBooked } from '../pitches/notifying.ts'
import { requireNotEnded, requirePermission, requireTie } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { type StoredTournament, findTournament, insertChange } from '../sql.ts'
import {
  toFittingSlots,
  listCandidateSlots,
  requireTeamsFree,
  requireNotBegun,
  requireMatchOrder,
} from './rules.ts'

const listOwnSlots = async (db: Database, { id }: StoredTournament) =>
  (await listBookings(db, id)).filter(({ state }) => state === 'pending' || state === 'confirmed')

const bookFree = async (
  db: Database,
  stored: StoredTournament,
  { pitch, start }: { pitch: CalendarPitch; start: Date },
  actor: UserActor,
) => {
  const slot = findConsecutiveRange(pitch, start, countSlots(pitch, getMatchLength(stored)))
  if (!slot) throw new ApiError('slot-closed')
  const booked = await bookSlots(db, pitch, slot, actor)
  if (!booked) throw new ApiError('slot-taken')
  return booked
}

export const tieMoves = (app: App) => {
  serve(app, listTieSlots, async ({ params, query, user, db, now }) => {
    const stored = requireFound(await findTournament(db, params.id))
    requirePermission('listTieSlots', stored, user)
    requireNotEnded(stored)
    const tie = requireTie(stored, params.match)
    requireNotBegun(tie)
    const playedOn = stored.pitches.map(({ id }) => id)
    const pitches = query.pitch
      ? await requirePitches(db, [query.pitch], () => 'pitch')
      : (await listPitches(db, playedOn)).filter(({ listed }) => listed)
    const bookings = await listOwnSlots(db, stored)
    const from = query.from ?? dayAt(stored.timeZone, now)
    const slots = []
    for (const pitch of pitches) {
      const days = toTimeRange(pitch, { from, to: addDays(from, slotSearchDays - 1) }, now)
      const own = bookings.filter(
        (slot) => slot.pitch === pitch.id && days.start <= slot.start && slot.start < days.end,
      )
      slots.push(
        ...listCandidateSlots(stored, pitch, { own, free: await listFreeSlots(db, pitch, days, now) }),
      )
    }
    const input = toCalendarInput(stored, { slots, rules: stored.calendarRules })
    const fitting = await listFittingSlots(input, { placements: input.fixed, missing: [] }, tie.number)
    return fitting
      .filter(({ pitch, start }) => pitch !== tie.pitch || start !== Date.parse(tie.start ?? ''))
      .flatMap((placement) => toFittingSlots(pitches, bookings, placement))
  })

  serveTournamentChange(app, moveTie, async (stored, { params, body, user, db, now }) => {
    requirePermission('moveTie', stored, user)
    requireNotEnded(stored)
    const tie = requireTie(stored, params.match)
    requireNotBegun(tie)
    const [pitch] = await requirePitches(db, [body.pitch], () => 'pitch')
    const start = new Date(body.start)
    if (start <= now) throw new ApiError('in-the-past')
    requireTeamsFree(stored, tie, start)
    requireMatchOrder(stored, tie, start)
    const end = new Date(start.getTime() + getMatchLength(stored))
    const taken = stored.ties.some(
      (one) =>
        one.id !== tie.id &&
        one.pitch === body.pitch &&
        one.start !== null &&
        Math.abs(Date.parse(one.start) - start.getTime()) < getMatchLength(stored),
    )
    const own = (await listOwnSlots(db, stored)).find(
      (slot) => slot.pitch === body.pitch && slot.start <= start && end <= slot.end,
    )
    if (own && taken) throw new ApiError('slot-taken')
    const actor = { by: user.id, now }
    const booking = own?.id ?? (await bookFree(db, stored, { pitch: pitch!, start }, actor))
    const leaving = await listTopics(db, [tie.id])
    if (tie.booking !== booking)
      await releaseEmptyBookings(db, stored, new Set([tie.id]), { state: 'cancelled', ...actor })
    await savePlacements(db, [{ match: tie.id, booking, pitch: body.pitch, start }])
    if (!own) await notifyPitchBooked(db, stored, [booking], actor)
    const moved = await settleMatches(db, stored.id, [tie.id], now)
    await notifyTopics(db, ...leaving)
    const after = { ...tie, pitch: body.pitch, start: body.start }
    const everywhere = { ...moved, pitches: [...stored.pitches, ...moved.pitches] }
    await notifyMatchMoved(db, everywhere, { before: tie, after }, actor)
    await insertChange(db, { tournamentId: stored.id, change: 'moved', match: tie.id, ...actor })
  })

  serveTournamentChange(app, postponeTie, async (stored, { params, user, db, now }) => {
    requirePermission('postponeTie', stored, user)
    requireNotEnded(stored)
    const tie = requireTie(stored, params.match)
    requireNotBegun(tie)
    const actor = { by: user.id, now }
    await unscheduleMatches(db, stored, [tie.id], { state: 'cancelled', ...actor })
    const after = { ...tie, pitch: null, start: null }
    await notifyMatchMoved(db, stored, { before: tie, after }, actor)
    await insertChange(db, { tournamentId: stored.id, change: 'postponed', match: tie.id, ...actor })
  })
}
