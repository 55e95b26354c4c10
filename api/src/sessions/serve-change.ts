import type { Session } from '@i-one/contract/sessions'
import type { Database } from '../lib/database/database.ts'
import { found } from '../lib/http/api-error.ts'
import { serveChangesOf } from '../lib/serve-changes.ts'
import { sessionView } from './session-view.ts'
import { type StoredSession, lockSession, findSession } from './sql.ts'

export const showSession = async (db: Database, id: string, readerId: string, now: Date) =>
  sessionView(found(await findSession(db, id)), readerId, now)

export const serveChange = serveChangesOf<StoredSession, typeof Session>({
  lock: lockSession,
  show: (db, id, { user, now }) => showSession(db, id, user.id, now),
  topics: (id, userId) => [`session:${id}`, `user:${userId}`],
})
