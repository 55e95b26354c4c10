import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { execute } from './sql.ts'

/** Polls on a connection of its own, because all the app's connections may be waiting. */
export const waitUntilBlocked = async (app: TestApp, count: number): Promise<void> => {
  const waiting = await execute(
    app.databaseUrl,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if (waiting.length < count) await waitUntilBlocked(app, count)
}

/** Locks the table's rows until `count` statements of `work` wait for them, so that they run concurrently. */
export const raceAtLock = async <T>(
  app: TestApp,
  table: string,
  count: number,
  work: () => Promise<T>,
): Promise<T> => {
  const { met } = await app.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(table)} for update`.execute(tx)
    const met = work()
    await waitUntilBlocked(app, count)
    return { met }
  })
  return met
}
