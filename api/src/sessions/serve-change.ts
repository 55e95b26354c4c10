import type { Session } from '@i-one/contract/sessions'
import type { Database } from '../lib/database/database.ts'
import { requireFound } from '../lib/http/api-error.ts'
import { createServeChange } from '../lib/serve-changes.ts'
import { toSessionView } from './session-view.ts'
import { type StoredSession, lockSession, findSession } from './sql.ts'

export const getSessionView = async (db: Database, id: string, readerId: string, now: Date) =>
  toSessionView(requireFound(await findSession(db, id)), readerId, now)

export const serveChange = createServeChange<StoredSession, typeof Session>({
  lock: lockSession,
  show: (db, id, { user, now }) => getSessionView(db, id, user.id, now),
  topics: (id, userId) => [`session:${id}`, `user:${userId}`],
})
