import { isGoing } from '@i-one/contract/sessions/states'
import type { Database } from '../../lib/database/database.ts'
import type { UserDoing } from '../../lib/doing.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { type Change, insertChange } from '../history/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { capacityOf, isOver } from '../rules.ts'
import { settlePlaces } from '../settle-places.ts'
import { type StoredSession, findLockedSession, listSessionsOfPlayer } from '../sql.ts'
import { moveInLine } from '../waiting/sql.ts'
import { placeMoves, placeOnLeaving } from './rules.ts'
import { leavePlace } from './sql.ts'

/** Somebody leaves a session that is locked and has not started; the first who waits gets the place. */
export const leave = async (db: Database, session: StoredSession, playerId: string, now: Date) => {
  const state = placeOnLeaving({ ...session, capacity: capacityOf(session) }, playerId, now)
  const [sessionId, by] = [session.id, playerId]
  await leavePlace(db, { sessionId, playerId, state })
  await insertChange(db, { sessionId, change: state, by, now, playerId })
  const went = session.places.some((place) => place.playerId === playerId && isGoing(place.state))
  if (went) await notifyUsers(db, sessionId, [session.captainId], { kind: 'left', by, now })
  await settlePlaces(db, sessionId, { by, now })
}

/** A place that was taken before the lock may be gone by now. */
const isToLeave = (session: StoredSession, playerId: string, now: Date) => {
  const place = session.places.find((one) => one.playerId === playerId)
  const begun = session.state === 'started' || isOver(session, now)
  return !begun && place !== undefined && placeMoves[place.state].includes('left')
}

/** Somebody leaves every session to come. The locks are taken in the order of their ids, as everybody does who takes several. */
export const leaveAll = async (db: Database, playerId: string, now: Date) => {
  const sessions = await listSessionsOfPlayer(db, playerId, now)
  for (const id of sessions.map(({ id }) => id).toSorted()) {
    const session = await findLockedSession(db, id)
    if (!session || !isToLeave(session, playerId, now)) continue
    await leave(db, session, playerId, now)
    await notifyTopics(db, `session:${id}`)
  }
}

/** Somebody has the place that was kept for them. */
export const takeOffer = async (
  db: Database,
  session: StoredSession,
  change: Change & ('joined' | 'taken-in'),
  { by, now }: UserDoing,
) => {
  await moveInLine(db, { playerId: by, to: 'going' }, session.id, now)
  await insertChange(db, { sessionId: session.id, change, by, now, playerId: by })
  await notifyUsers(db, session.id, [session.captainId], { kind: 'joined', by, now })
}
