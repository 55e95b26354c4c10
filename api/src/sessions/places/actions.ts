import { isGoing } from '@i-one/contract/sessions/states'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { requireNotBlocked } from '../../moderation/blocks/actions.ts'
import { type SessionChange, insertChange } from '../history/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { toCapacityGroup, isOver, getLeader } from '../rules.ts'
import { listTeamSets } from '../sets/sql.ts'
import { settlePlaces } from '../settle-places.ts'
import { type StoredSession, lockSession, listSessionsOfPlayer } from '../sql.ts'
import { countFreePlaces } from '../waiting/rules.ts'
import { applyWaitlistMove } from '../waiting/sql.ts'
import { placeTransitions, getStateOnJoining, getStateOnLeaving } from './rules.ts'
import { leavePlace, savePlace } from './sql.ts'

const chooseSide = async (
  db: Database,
  session: StoredSession,
  playerId: string,
  wanted: number | undefined,
) => {
  if (session.opponentId === null) return null
  const team = (await listTeamSets(db, session.id)).get(playerId)
  const [one, two] = [1, 2].map((set) => countFreePlaces(toCapacityGroup(session, set)))
  return wanted ?? team ?? (two! > one! ? 2 : 1)
}

export const requireNotBlockedByCaptains = (
  db: Database,
  session: Pick<StoredSession, 'captainId' | 'opponentId'>,
  playerId: string,
  set: number | null = null,
) => {
  const by = [session.captainId, getLeader(session, set)]
  return requireNotBlocked(db, { by, of: playerId, or: 'cannot-join-session' })
}

export const join = async (
  db: Database,
  session: StoredSession,
  { takeMeIn, set: wanted }: { takeMeIn: boolean; set?: number | undefined },
  { by, now }: UserActor,
) => {
  const set = await chooseSide(db, session, by, wanted)
  const state = getStateOnJoining(toCapacityGroup(session, set), by, session.places)
  await requireNotBlockedByCaptains(db, session, by, set)
  const [sessionId, playerId] = [session.id, by]
  await savePlace(db, { sessionId, playerId, state, takeMeIn, set, now })
  const change = state === 'going' ? 'joined' : 'waitlisted'
  await insertChange(db, { sessionId, change, by, now, playerId })
  if (state === 'going')
    await notifyUsers(db, sessionId, [getLeader(session, set)], { kind: 'joined', by, now })
  await settlePlaces(db, sessionId, { by, now })
}

/** `free`: does not count as leaving late, because the player did not choose to leave. */
export const leave = async (
  db: Database,
  session: StoredSession,
  playerId: string,
  now: Date,
  { free = false } = {},
) => {
  const chosen = getStateOnLeaving(session, playerId, now)
  const state = free ? 'left' : chosen
  const [sessionId, by] = [session.id, playerId]
  await leavePlace(db, { sessionId, playerId, state })
  await insertChange(db, { sessionId, change: state, by, now, playerId })
  const place = session.places.find((one) => one.playerId === playerId)
  if (isGoing(place?.state))
    await notifyUsers(db, sessionId, [getLeader(session, place?.set ?? null)], { kind: 'left', by, now })
  await settlePlaces(db, sessionId, { by, now })
  return state
}

const canStillLeave = (session: StoredSession, playerId: string, now: Date) => {
  const place = session.places.find((one) => one.playerId === playerId)
  const begun = session.state === 'started' || isOver(session, now)
  return !begun && place !== undefined && placeTransitions[place.state].includes('left')
}

export const removeFromSession = async (
  db: Database,
  id: string,
  playerId: string,
  now: Date,
  how: { free?: boolean } = {},
) => {
  const session = await lockSession(db, id)
  if (!session || !canStillLeave(session, playerId, now)) return
  await leave(db, session, playerId, now, how)
  await notifyTopics(db, `session:${id}`)
}

/** Locks the sessions in id order, so that concurrent transactions cannot deadlock. */
export const removeFromAllSessions = async (db: Database, playerId: string, now: Date) => {
  const sessions = await listSessionsOfPlayer(db, playerId, now)
  for (const id of sessions.map(({ id }) => id).toSorted()) await removeFromSession(db, id, playerId, now)
}

export const acceptOfferedPlace = async (
  db: Database,
  session: StoredSession,
  change: SessionChange & ('joined' | 'taken-in'),
  { by, now }: UserActor,
) => {
  await applyWaitlistMove(db, { playerId: by, to: 'going' }, session.id, now)
  await insertChange(db, { sessionId: session.id, change, by, now, playerId: by })
  const { set = null } = session.places.find(({ playerId }) => playerId === by) ?? {}
  await notifyUsers(db, session.id, [getLeader(session, set)], { kind: 'joined', by, now })
}
