import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type Table = 'bookings' | 'matches' | 'pitches' | 'players' | 'sessions' | 'teams' | 'tournaments'

/**
 * Holds a lock that a statement takes, so that requests queue up behind it, and lets them go on in the order they came
 * when released: a race whose order the test decides.
 */
const holdLock = async ({ db, databaseUrl }: TestApp, statement: string, of: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(statement, [of])
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  const answers: Promise<PromiseSettledResult<unknown>[]>[] = []
  return {
    client,
    /** Sends a request and comes back when it waits for the lock. */
    queue: async (request: () => Promise<unknown>) => {
      answers.push(Promise.allSettled([request()]))
      await expect.poll(waiting, { interval: 5 }).toBe(answers.length)
    },
    /** The answers in the order the requests came. */
    release: async () => {
      await client.query('commit')
      await client.end()
      return (await Promise.all(answers)).flat()
    },
  }
}

/** The lock of one row. */
export const lockRow = async (app: TestApp, table: Table, id: string) => {
  const { client, ...lock } = await holdLock(app, `select from ${table} where id = $1 for update`, id)
  return {
    ...lock,
    /** Another row, which nobody has. */
    take: (table: Table, id: string) =>
      client.query(`select from ${table} where id = $1 for update nowait`, [id]),
    /** Changes the row, unseen by others until it is released. */
    set: (change: string) => client.query(`update ${table} set ${change} where id = $1`, [id]),
  }
}

/** The lock of whoever moves bookings on a pitch. */
export const lockMovesOn = async (app: TestApp, pitch: string) => {
  const statement = `select pg_advisory_xact_lock(hashtextextended('moves on ' || $1::text, 0))`
  const { queue, release } = await holdLock(app, statement, pitch)
  return { queue, release }
}

/** The revision of an event that a calendar has shown. */
export const lockRevision = async (app: TestApp, event: string) => {
  const statement = 'select from calendar_revisions where event_id = $1 for update'
  const { queue, release } = await holdLock(app, statement, event)
  return { queue, release }
}
