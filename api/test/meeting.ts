import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { execute } from './sql.ts'

/** Until so many statements wait for a lock. Asked on a connection of its own: the app's may all be waiting. */
export const untilWaiting = async (app: TestApp, count: number): Promise<void> => {
  const waiting = await execute(
    app.databaseUrl,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if (waiting.length < count) await untilWaiting(app, count)
}

/** Begins `work` while a table's rows are locked, and lets it go on when `count` of its statements have met there. */
export const meeting = async <T>(
  app: TestApp,
  table: string,
  count: number,
  work: () => Promise<T>,
): Promise<T> => {
  const { met } = await app.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(table)} for update`.execute(tx)
    const met = work()
    await untilWaiting(app, count)
    return { met }
  })
  return met
}
