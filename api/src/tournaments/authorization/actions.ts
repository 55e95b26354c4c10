import { cancelBooking } from '../../bookings/actions.ts'
import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { forEachId } from '../../lib/database/each-due.ts'
import { unscheduleMatches } from '../calendar/actions.ts'
import { listBookings } from '../calendar/sql.ts'
import { notifyMatchesPostponed } from '../notifying.ts'
import { notifyPitchAnswered } from '../pitches/notifying.ts'
import { hasBegun } from '../progress.ts'
import { type StoredTournament, lockTournament, insertChange } from '../sql.ts'
import { listExpiredRequests } from './sql.ts'

export const listPendingSlots = async (db: Database, { id }: StoredTournament, pitch: string) =>
  (await listBookings(db, id)).filter((slot) => slot.pitch === pitch && slot.state === 'pending')

export const listConfirmedSlots = async (db: Database, { id }: StoredTournament, pitch: string, now: Date) =>
  (await listBookings(db, id)).filter(
    (slot) => slot.pitch === pitch && slot.state === 'confirmed' && slot.start > now,
  )

interface Ending extends Actor {
  state: 'declined' | 'expired' | 'cancelled'
  reason?: string | undefined
}

export const cancelSlots = async (
  db: Database,
  stored: StoredTournament,
  waiting: readonly { id: string; pitch: string }[],
  { state, reason, ...actor }: Ending,
) => {
  const slots = waiting.map(({ id }) => id)
  const lost = stored.ties.filter(
    (tie) => tie.booking !== null && slots.includes(tie.booking) && !hasBegun(tie),
  )
  const answer = state === 'expired' ? state : 'declined'
  await notifyPitchAnswered(db, stored, slots, { answer, words: reason }, actor)
  const ids = lost.map(({ id }) => id)
  await unscheduleMatches(db, stored, ids, { state, ...actor, ...(reason && { reason }) })
  for (const id of slots) await cancelBooking(db, id, { state, ...actor })
  await notifyMatchesPostponed(db, stored, lost, actor)
}

const expireRequests = async (db: Database, id: string, pitches: readonly string[], now: Date) => {
  const stored = await lockTournament(db, id)
  if (!stored) return
  const ending = { state: 'expired', reason: 'not-authorized-in-time', by: null, now } as const
  for (const pitch of pitches) {
    const waiting = await listPendingSlots(db, stored, pitch)
    if (waiting.length) await cancelSlots(db, stored, waiting, ending)
  }
  await insertChange(db, { tournamentId: id, change: 'not-authorized', by: null, now })
}

export const expireTournamentRequests = async (db: Database, now: Date) => {
  const late = new Map((await listExpiredRequests(db, now)).map(({ id, pitches }) => [id, pitches]))
  await forEachId(db, [...late.keys()], (transaction, id) =>
    expireRequests(transaction, id, late.get(id) ?? [], now),
  )
}
