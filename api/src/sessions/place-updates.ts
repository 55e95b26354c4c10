import { type Updateable, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import type { DB } from '../lib/database/tables.ts'

/** Returns a time after all `since` times, so that no two places have the same time. Requires the session's lock. */
export const toWaitlistEnd = (sessionId: string, now: Date) => sql<Date>`
  greatest(${now}::timestamptz,
    (select max(since) + interval '1 microsecond' from places where session_id = ${sessionId}))`

export const updatePlaces = (db: Database, sessionId: string, place: Updateable<DB['places']>) =>
  db.updateTable('places').set(place).where('session_id', '=', sessionId)
