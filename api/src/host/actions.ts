import { minute } from '@i-one/game/durations'
import { authorizationDeadline, fillDeadline } from '@i-one/game/sessions/deadlines'
import { findOwned } from '../bookings/closures/sql.ts'
import { lockMoves, shiftBooking } from '../bookings/moving/sql.ts'
import { wanted } from '../bookings/rules.ts'
import { type Bookable, findBookable } from '../bookings/sql.ts'
import type { Database } from '../lib/database/database.ts'
import type { UserDoing } from '../lib/doing.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { keepDeadlines } from '../sessions/deadlines/sql.ts'
import { insertChange } from '../sessions/history/sql.ts'
import { everybody, notifyUsers } from '../sessions/notify-users.ts'
import { requireNotStarted } from '../sessions/rules.ts'
import type { StoredSession } from '../sessions/sql.ts'
import { endOffersBy } from '../sessions/waiting/sql.ts'

/** From a slot on, as long as it was; what it does not fill of its last slot stays empty. */
const sameLength = (pitch: Bookable, { start, end }: StoredSession, from: Date, now: Date) => {
  const length = end.getTime() - start.getTime()
  const slots = Math.ceil(length / (pitch.slotMinutes * minute))
  wanted(pitch, from, slots, now)
  return { start: from, end: new Date(from.getTime() + length) }
}

/** Another pitch has to be of the same owner: nobody is moved to where they are not known. */
const findTarget = async (db: Database, pitchId: string, { ownerId }: StoredSession) => {
  const owned = await findOwned(db, pitchId)
  const pitch = owned && (await findBookable(db, pitchId))
  if (!owned || !pitch) throw new Refusal('not-found')
  if (owned.ownerId !== ownerId) throw new Refusal('not-yours')
  return pitch
}

/** Under the session's lock. Its deadlines are those of a session made now for that time; a repeat changes nothing. */
export const moveSessionTo = async (
  db: Database,
  session: StoredSession,
  { pitchId, start }: { pitchId: string; start: Date },
  { by, now }: UserDoing,
) => {
  requireNotStarted(session, now)
  if (now >= session.start) throw new Refusal('in-the-past')
  const pitch = await findTarget(db, pitchId, session)
  if (pitch.id === session.pitchId && start.getTime() === session.start.getTime()) return
  const stretch = sameLength(pitch, session, start, now)
  // in one order, so that two who swap their pitches wait instead of blocking each other
  for (const id of [...new Set([session.pitchId, pitch.id])].toSorted()) await lockMoves(db, id)
  const authorizeBy = authorizationDeadline(stretch.start, now)
  await shiftBooking(db, session.bookingId, { ...stretch, pitchId: pitch.id, authorizeBy, by, now })
  await keepDeadlines(db, session.id, fillDeadline(stretch.start, now))
  await endOffersBy(db, session.id, stretch.start)
  await insertChange(db, { sessionId: session.id, change: 'moved', by, now })
  const { pitchName, timeZone, start: before } = session
  const was = { pitch: pitchName, timeZone, start: before }
  await notifyUsers(db, session.id, everybody(session), { kind: 'moved', facts: { was }, by, now })
}
