import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { insertChange } from '../history/sql.ts'
import { listAllUsers, notifyUsers } from '../notify-users.ts'
import type { StoredSession } from '../sql.ts'
import { updateCaptain } from './sql.ts'

export const transferCaptaincyTo = async (
  db: Database,
  session: StoredSession,
  playerId: string,
  { by, now }: Actor,
) => {
  const sessionId = session.id
  await updateCaptain(db, sessionId, playerId)
  await insertChange(db, { sessionId, change: 'handed-over', by, now, playerId })
  await notifyUsers(db, sessionId, [playerId], { kind: 'handed-over', by, now })
  const others = listAllUsers(session).filter((one) => one !== playerId)
  await notifyUsers(db, sessionId, others, { kind: 'new-captain', facts: { player: playerId }, by, now })
}
