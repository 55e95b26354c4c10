import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { findPool } from '../../src/lib/database/database.ts'
import { type TestApp, bootApp } from '../app.ts'
import { createGrowthRequests } from './ask.ts'
import { type TownSize, insertPastData } from './lay-past.ts'
import { type Statement, logQueryPlans, createStatementReader } from './statements.ts'

/** Settings that force index scans even on small tables. */
export const indexScanSettings = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

export interface MeasuredRequest {
  answer: string
  statements: Statement[]
}

const wholeIndexes = async ({ db }: TestApp) => {
  const { rows } = await sql<{ name: string; of: string }>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as of from pg_index
    where indpred is null`.execute(db)
  return new Map(rows.map(({ name, of }) => [name, of]))
}

const tablesOf = async ({ db }: TestApp) => {
  const { rows } = await sql<{ name: string; rows: number; pages: number }>`
    select relname as name, reltuples::float8 as rows, relpages as pages from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

export const measureRequests = async (settings: Record<string, string>, size?: TownSize) => {
  const { log, serverUrl } = inject('database')
  const app = await bootApp({ rateLimits: false }, { prepare: (url) => logQueryPlans(url, settings) })
  const beside = new pg.Client({ connectionString: serverUrl })
  await beside.connect()
  try {
    // keeps connections open, because a new connection reads catalogue pages, which would be counted
    findPool(app.db)!.options.idleTimeoutMillis = 0
    const database = new URL(app.databaseUrl).pathname.slice(1)
    const { known, asking, readings } = await createGrowthRequests(app)
    const begun = performance.now()
    if (size) await insertPastData(app.databaseUrl, size, known, app.clock.now())
    // empties the queue, which would otherwise grow with each request
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
    await sql`vacuum analyze graphile_worker._private_jobs`.execute(app.db)
    const laid = performance.now() - begun
    const isBusy = async () => {
      const busy = `select from pg_stat_activity where datname = $1 and state <> 'idle'`
      return (await beside.query(busy, [database])).rowCount !== 0
    }
    const statements = await createStatementReader(log, app.databaseUrl, await wholeIndexes(app))
    const requestOnce = async (ask: () => Promise<string>): Promise<MeasuredRequest> => {
      const answer = await ask()
      await expect.poll(isBusy, { interval: 5, timeout: 60_000 }).toBe(false)
      return { answer, statements: await statements() }
    }
    const asked = new Map<string, MeasuredRequest>()
    for (const [name, ask] of asking) {
      // the first read after many writes also removes dead index entries, so it is not measured
      if (readings.has(name)) await requestOnce(ask)
      asked.set(name, await requestOnce(ask))
    }
    return { laid, asked, tables: await tablesOf(app) }
  } finally {
    await beside.end()
    await app.stop()
  }
}

export type RequestMeasures = Awaited<ReturnType<typeof measureRequests>>
