import type { Endpoint, Schema } from '@i-one/contract/endpoint'
import type { Session } from '@i-one/contract/sessions'
import type * as z from 'zod/mini'
import { type Database, inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { stayWhile } from '../lib/http/log-in.ts'
import { found } from '../lib/http/refusal.ts'
import { type Asked, serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { sessionView } from './session-view.ts'
import { type StoredSession, findLockedSession, findSession } from './sql.ts'

type SessionCall = Endpoint<z.ZodMiniType<{ id: string }>, Schema, Schema, typeof Session, 'login'>

/** The session as it stands, for the one who asked. */
export const showSession = async (db: Database, id: string, readerId: string, now: Date) => {
  const session = found(await findSession(db, id))
  return sessionView(session, readerId, now)
}

/**
 * A call that changes one session: `act` has it locked and fresh; the answer is the session after it. `before` is done
 * first, before the session is locked.
 */
export const serveChange = <E extends SessionCall>(
  app: App,
  endpoint: E,
  act: (session: StoredSession, asked: Asked<E>) => Promise<unknown>,
  before?: (asked: Asked<E>) => Promise<unknown>,
) =>
  serve<SessionCall>(app, endpoint, (asked) =>
    inTransaction(asked.db, async (db) => {
      await stayWhile(db, asked.user.id)
      await before?.({ ...asked, db } as Asked<E>)
      const session = found(await findLockedSession(db, asked.params.id))
      await act(session, { ...asked, db } as Asked<E>)
      await notifyTopics(db, `session:${session.id}`, `user:${asked.user.id}`)
      return showSession(db, session.id, asked.user.id, asked.now)
    }),
  )
