import { minute } from '@i-one/game/durations'
import { getAuthorizationDeadline } from '@i-one/game/sessions/deadlines'
import { cancelBooking, listSlotStates } from '../../bookings/actions.ts'
import { convertHold } from '../../bookings/holds/actions.ts'
import { toNewHold } from '../../bookings/holds/rules.ts'
import { insertHold } from '../../bookings/holds/sql.ts'
import { lockMovesBetween } from '../../bookings/moving/sql.ts'
import type { TimeRange } from '../../bookings/slots.ts'
import type { Actor, UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, toInputError, requireFound } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { deleteFixtures } from '../../matches/fixtures/sql.ts'
import { listTopics } from '../../matches/schedule/sql.ts'
import { isAutomaticallyAuthorized } from '../../sessions/rules.ts'
import { notifySlotsReleased } from '../pitches/notifying.ts'
import { saveTieFixture } from '../settle.ts'
import { type StoredTournament, findTournament } from '../sql.ts'
import { type CalendarPitch, clearPlacements, listPitches } from './sql.ts'

export const bookSlots = async (
  db: Database,
  pitch: CalendarPitch,
  slot: TimeRange,
  { by, now }: UserActor,
) => {
  const slots = (slot.end.getTime() - slot.start.getTime()) / (pitch.slotMinutes * minute)
  await lockMovesBetween(db, [pitch.id])
  const hold = await insertHold(db, toNewHold(pitch, slot, slots, { bookerId: by, now }))
  if (!hold) return undefined
  const answer = isAutomaticallyAuthorized(pitch, by)
    ? ({ state: 'confirmed' } as const)
    : ({ state: 'pending', authorizeBy: getAuthorizationDeadline(slot.start, now) } as const)
  const booking = await convertHold(db, hold.id, { ...answer, by, now })
  if (!booking) throw new Error(`hold ${hold.id} expired before its booking was created`)
  return booking.id
}

export const releaseEmptyBookings = async (
  db: Database,
  { ties, ...stored }: StoredTournament,
  leaving: ReadonlySet<string>,
  { state, ...actor }: Actor & { state: 'cancelled' | 'expired' | 'declined'; reason?: string },
) => {
  const staying = new Set(ties.filter(({ id }) => !leaving.has(id)).map(({ booking }) => booking))
  const left = new Set(
    ties
      .filter(({ id, booking }) => leaving.has(id) && !staying.has(booking))
      .flatMap(({ booking }) => booking ?? []),
  )
  if (state === 'cancelled') await notifySlotsReleased(db, stored, [...left], actor)
  for (const booking of left) await cancelBooking(db, booking, { state, ...actor })
}

export const unscheduleMatches = async (
  db: Database,
  stored: StoredTournament,
  ids: readonly string[],
  actor: Parameters<typeof releaseEmptyBookings>[3],
) => {
  const leaving = new Set(ids)
  const topics = await listTopics(db, ids)
  await clearPlacements(db, ids)
  await deleteFixtures(db, ids)
  await releaseEmptyBookings(db, stored, leaving, actor)
  await notifyTopics(db, ...topics, `tournament:${stored.id}`, ...ids.map((id) => `match:${id}`))
}

/** `field(n)` names the request field of the n-th pitch in validation errors. */
export const requirePitches = async (db: Database, ids: readonly string[], field: (n: number) => string) => {
  const pitches = await listPitches(db, ids)
  const unknown = ids.findIndex((id) => !pitches.some((pitch) => pitch.id === id))
  if (unknown >= 0) throw toInputError({ [field(unknown)]: i18n._('This pitch doesn’t exist') })
  if (pitches.some(({ listed }) => !listed)) throw new ApiError('pitch-hidden')
  return pitches
}

export const listAllSlots = async (db: Database, pitch: CalendarPitch, within: TimeRange, now: Date) =>
  [...(await listSlotStates(db, pitch, within, now))].map(({ start, end, state }) => ({
    start: new Date(start),
    end: new Date(end),
    state,
  }))

export const listFreeSlots = async (...input: Parameters<typeof listAllSlots>) =>
  (await listAllSlots(...input)).filter(({ state }) => state === 'free')

export const settleMatches = async (db: Database, id: string, matches: readonly string[], now: Date) => {
  const stored = requireFound(await findTournament(db, id))
  for (const tie of stored.ties) if (matches.includes(tie.id)) await saveTieFixture(db, stored, tie, now)
  return stored
}
