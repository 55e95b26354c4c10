import type { SuspensionEffects } from '@i-one/contract/moderation/staff/suspension'
import { liftDueSuspension, listDueSuspensions } from '../../../accounts/sql.ts'
import { releaseHoldsOf } from '../../../bookings/holds/actions.ts'
import { listUnwelcome } from '../../../bookings/holds/sql.ts'
import { listCaptaincies } from '../../../leaving/sql.ts'
import type { Database } from '../../../lib/database/database.ts'
import { forEachId } from '../../../lib/database/each-due.ts'
import { revokeLogins, toLoginsTopic } from '../../../lib/http/log-in.ts'
import { notifyTopics } from '../../../lib/live/live.ts'
import { revokeScorer } from '../../../matches/scorers/actions.ts'
import { listScorers, toScorerTopic } from '../../../matches/scorers/sql.ts'
import { lockMatch, lockMatchTournaments } from '../../../matches/sql.ts'
import { cancelAndNotify } from '../../../sessions/actions.ts'
import { transferCaptaincyTo } from '../../../sessions/captain/actions.ts'
import { owesMoreAsCaptain } from '../../../sessions/captain/rules.ts'
import { listAllUsers } from '../../../sessions/notify-users.ts'
import { removeOpponent } from '../../../sessions/opponents/actions.ts'
import { removeFromSession } from '../../../sessions/places/actions.ts'
import { type StoredSession, lockSession, findSession, listSessionsOfPlayer } from '../../../sessions/sql.ts'
import { insertLogLine, toAccountSubject } from '../../audit/sql.ts'
import { countLogins, listScorerMatches } from '../sql.ts'
import { decideSessionFate } from './rules.ts'

type Effects = SuspensionEffects
type SessionEffect = Effects['sessions'][number]

// Returns sorted ids, because sessions must be locked in id order.
const listSessionIds = async (db: Database, userId: string, now: Date) => {
  const led = (await listCaptaincies(db, userId, now)).map(({ _id }) => _id)
  const joined = (await listSessionsOfPlayer(db, userId, now)).map(({ id }) => id)
  return [...new Set([...led, ...joined])].toSorted()
}

const decideFate = async (db: Database, session: StoredSession, userId: string, now: Date) => {
  const players = session.places.map(({ playerId }) => playerId)
  const unwelcome = await listUnwelcome(db, { userIds: players, pitchId: session.pitchId })
  const paying = players.filter((player) => owesMoreAsCaptain(session, player, now))
  return decideSessionFate(session, userId, { excluded: [...unwelcome.map(({ id }) => id), ...paying], now })
}

const toEffect = (
  session: StoredSession,
  { fate, successor }: ReturnType<typeof decideSessionFate>,
  userId: string,
) => {
  const people = fate === 'left' || fate === 'goes-on' ? [] : listAllUsers(session)
  return {
    _id: session.id,
    start: session.start.toISOString(),
    timeZone: session.timeZone,
    pitch: session.pitchName,
    fate,
    successor: successor?.name ?? null,
    people: new Set(people.filter((one) => one !== null && one !== userId)).size,
  }
}

const listScoringEffects = async (db: Database, userId: string, sessions: readonly SessionEffect[]) => {
  const whistles: Effects['whistles'] = []
  for (const { captain, ...match } of await listScorerMatches(db, userId)) {
    const scorers = (await listScorers(db, match.match)).filter(({ _id }) => _id !== userId)
    const others = [...scorers.map(({ name }) => name), ...(captain === null ? [] : [captain])]
    whistles.push({ ...match, others: [...new Set(others)] })
  }
  return { whistles, sessions: sessions.toSorted((a, b) => a.start.localeCompare(b.start)) }
}

export const previewEffects = async (db: Database, userId: string, now: Date): Promise<Effects> => {
  const sessions: SessionEffect[] = []
  for (const id of await listSessionIds(db, userId, now)) {
    const session = await findSession(db, id)
    if (session) sessions.push(toEffect(session, await decideFate(db, session, userId, now), userId))
  }
  return { logins: await countLogins(db, userId), ...(await listScoringEffects(db, userId, sessions)) }
}

const applyFate = async (
  db: Database,
  session: StoredSession,
  { fate, successor }: ReturnType<typeof decideSessionFate>,
  { userId, now }: { userId: string; now: Date },
) => {
  const actor = { by: null, now }
  if (fate === 'handed-over' && successor) await transferCaptaincyTo(db, session, successor.playerId, actor)
  if (fate === 'called-off') await cancelAndNotify(db, session, { reason: 'staff', ...actor })
  if (fate === 'side-given-up') await removeOpponent(db, session, actor)
  if (fate !== 'goes-on') await removeFromSession(db, session.id, userId, now, { free: true })
  await notifyTopics(db, `session:${session.id}`)
}

/** Caller must hold the user's lock. Keeps match events that the user recorded. */
export const applySuspension = async (db: Database, userId: string, now: Date): Promise<Effects> => {
  const logins = await countLogins(db, userId)
  const sessions: SessionEffect[] = []
  const before = await listScorerMatches(db, userId)
  for (const id of await listSessionIds(db, userId, now)) {
    const session = await lockSession(db, id)
    if (!session) continue
    const fate = await decideFate(db, session, userId, now)
    sessions.push(toEffect(session, fate, userId))
    await applyFate(db, session, fate, { userId, now })
  }
  const effects = await listScoringEffects(db, userId, sessions)
  const matches = before.map(({ match }) => match)
  await lockMatchTournaments(db, matches)
  for (const match of matches) {
    await lockMatch(db, match, null)
    await revokeScorer(db, match, userId)
    await notifyTopics(db, toScorerTopic(match, userId))
  }
  await releaseHoldsOf(db, userId, now)
  await notifyTopics(db, toLoginsTopic(userId), `user:${userId}`)
  return { logins, ...effects }
}

export const liftDueSuspensions = async (db: Database, now: Date) => {
  const ids = await listDueSuspensions(db, now)
  await forEachId(db, ids, async (tx, id) => {
    if (!(await liftDueSuspension(tx, id, now))) return
    await revokeLogins(tx, id)
    await insertLogLine(tx, { by: null, act: 'suspension-ended', subject: toAccountSubject(id) }, now)
  })
}
