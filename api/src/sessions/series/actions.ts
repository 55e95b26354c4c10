import { toNewHold } from '../../bookings/holds/rules.ts'
import { insertHold } from '../../bookings/holds/sql.ts'
import { lockMovesBetween } from '../../bookings/moving/sql.ts'
import { type Bookable, findBookable } from '../../bookings/sql.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { copyAuthors } from '../../text-authors.ts'
import { bookSession, notifyPitch } from '../actions.ts'
import { insertChange } from '../history/sql.ts'
import { settings } from '../settings-row.ts'
import { type StoredSession, findSession } from '../sql.ts'
import { type Week, toRequestedWeeks } from './rules.ts'
import { saveSeries } from './sql.ts'

export const loadPitch = async (db: Database, { id, pitchId }: StoredSession) => {
  const pitch = await findBookable(db, pitchId)
  if (!pitch) throw new Error(`the pitch of session ${id} does not exist`)
  return pitch
}

/** Locks moves on the pitch first, so that a concurrent move between two of the weeks cannot cause a deadlock. */
const holdAll = async (db: Database, pitch: Bookable, weeks: readonly Week[], { by, now }: UserActor) => {
  await lockMovesBetween(db, [pitch.id])
  const holds: string[] = []
  const taken: string[] = []
  for (const week of weeks) {
    const hold = await insertHold(db, toNewHold(pitch, week, week.slots, { bookerId: by, now }))
    if (hold) holds.push(hold.id)
    else taken.push(week.start.toISOString())
  }
  if (taken.length > 0) throw new ApiError('weeks-taken', { taken })
  return holds
}

export const createRepeats = async (
  db: Database,
  session: StoredSession,
  starts: readonly string[],
  { by, now }: UserActor,
) => {
  const pitch = await loadPitch(db, session)
  const weeks = toRequestedWeeks(pitch, session, starts, now)
  const holds = await holdAll(db, pitch, weeks, { by, now })
  const seriesId = await saveSeries(db, session.id)
  const made: string[] = []
  for (const hold of holds) {
    const id = await bookSession(db, { ...settings.of(session), hold, seriesId }, { by, now })
    await copyAuthors(db, { from: session.id, to: id })
    made.push(id)
  }
  await insertChange(db, { sessionId: session.id, change: 'repeated', by, now })
  const first = made[0] ? await findSession(db, made[0]) : undefined
  if (first) await notifyPitch(db, first, made.length, { by, now })
  return made
}
