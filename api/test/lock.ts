import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type Table = 'bookings' | 'matches' | 'pitches' | 'players' | 'sessions' | 'teams' | 'tournaments'

/** Holds a lock, so that requests queue behind it in an order that the test decides. */
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
    queue: async (request: () => Promise<unknown>) => {
      answers.push(Promise.allSettled([request()]))
      await expect.poll(waiting, { interval: 5 }).toBe(answers.length)
    },
    release: async () => {
      await client.query('commit')
      await client.end()
      return (await Promise.all(answers)).flat()
    },
  }
}

export const lockRow = async (app: TestApp, table: Table, id: string) => {
  const { client, ...lock } = await holdLock(app, `select from ${table} where id = $1 for update`, id)
  return {
    ...lock,
    take: (table: Table, id: string) =>
      client.query(`select from ${table} where id = $1 for update nowait`, [id]),
    set: (change: string) => client.query(`update ${table} set ${change} where id = $1`, [id]),
  }
}

export const lockPitchMoves = async (app: TestApp, pitch: string) => {
  const statement = `select pg_advisory_xact_lock(hashtextextended('moves on ' || $1::text, 0))`
  const { queue, release } = await holdLock(app, statement, pitch)
  return { queue, release }
}

export const lockCalendarRevision = async (app: TestApp, event: string) => {
  const statement = 'select from calendar_revisions where event_id = $1 for update'
  const { queue, release } = await holdLock(app, statement, event)
  return { queue, release }
}
