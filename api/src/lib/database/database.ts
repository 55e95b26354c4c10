import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { withTimeouts, idleTimeout, toPoolerConfig } from './connection.ts'
import { withDeadline } from './in-time.ts'
import { type OwnWriteCount, createCountingClient } from './own-writes.ts'
import { type Pipelines, openPipelines } from './pipelines.ts'
import {
  type RequestTimeout,
  queryWithTimeout,
  connectInTime,
  createRequestTimeout,
} from './request-timeout.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'
import type { DB } from './tables.ts'

export type Database = Kysely<DB> | Transaction<DB>

export interface OpenDatabase {
  db: Kysely<DB>
  pool: pg.Pool
  close(): Promise<void>
}

// dates stay text, because converting a date to a Date object depends on the server's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const parseInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
const inUtc = '+00'
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => {
  if (!text.endsWith(inUtc) || text.charAt(10) !== ' ') return parseInstant(text)
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -inUtc.length)}Z`)
})

type EndWait = (which: number | string, milliseconds: number) => Promise<unknown>

const me = randomUUID()
let marked = 0

// A request timeout finds the statement to cancel by the backend's process id. With transaction pooling, this id is unknown and
// prepared statements are unavailable, so `names` is undefined and each statement contains a unique comment instead.
const createClient = (own: OwnWriteCount, endWait: EndWait, names?: StatementNames) =>
  class extends createCountingClient(own) {
    declare processID: number
    override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const query = super.ask as (...args: unknown[]) => unknown
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0)
        return query.call(this, text, values, ...rest)
      const mark = names ? undefined : `/* ${me} ${++marked} */`
      const ask = names
        ? () => names.send(text, async (name) => query.call(this, { name, text, values }))
        : async () => query.call(this, `${mark} ${text}`, values)
      return queryWithTimeout(this.requestTimeout, ask, (waited) => endWait(mark ?? this.processID, waited))
    }) as pg.Client['query']
  }

const ignore = () => {}

interface Source {
  pool: pg.Pool
  pipelines: Pipelines
  own: OwnWriteCount
}

class Opened extends Kysely<DB> {
  readonly source: Source
  readonly requestTimeout: RequestTimeout | undefined

  constructor(source: Source, requestTimeout?: RequestTimeout) {
    const { pool } = source
    const waitedFor = {
      connect: () => connectInTime(pool, requestTimeout),
      end: () => pool.end(),
      options: pool.options,
    }
    super({ dialect: new PostgresDialect({ pool: waitedFor }) })
    this.source = source
    this.requestTimeout = requestTimeout
  }
}

const sourceOf = (db: Database) => (db instanceof Opened ? db.source : undefined)

export const withRequestTimeout = (db: Kysely<DB>, milliseconds: number): Kysely<DB> =>
  db instanceof Opened ? new Opened(db.source, createRequestTimeout(milliseconds)) : db

export const findRequestTimeout = (db: Database) => (db instanceof Opened ? db.requestTimeout : undefined)

export const findPool = (db: Database) => sourceOf(db)?.pool

export const findPipelines = (db: Database) => sourceOf(db)?.pipelines

export const getOwnWrites = (db: Kysely<DB>) => sourceOf(db)!.own

const withNames = ({ query, close }: Pipelines, names: StatementNames): Pipelines => ({
  query: (config) => names.send(config.text, (name) => query({ ...config, name })),
  close,
})

const maxPipelines = 4

// $2: milliseconds that the request has waited. Cancels only statements that started at least half of $2 ago, because a newer
// statement on the same connection must not be cancelled. Half, not all, of $2 allows for network latency.
const endWaiting = (which: string) => `
  select pg_cancel_backend(pid) from pg_stat_activity
  where ${which} and wait_event_type = 'Lock' and query_start < clock_timestamp() - $2 * interval '0.5 milliseconds'`

const openPool = (settings: pg.PoolConfig) => {
  const pool = new pg.Pool({ ...settings, idleTimeoutMillis: idleTimeout })
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  pool.on('release', (_error, client) => void (client.requestTimeout = undefined))
  return pool
}

export const openSessionPool = (url: string, max: number) => openPool({ ...withTimeouts(url), max })

interface Opening {
  max?: number
  isPooled?: boolean
  settings?: pg.ClientConfig
  maxShared?: number
}

export const openDatabase = (
  url: string,
  {
    max = 16,
    isPooled = false,
    settings = isPooled ? toPoolerConfig(url) : withTimeouts(url),
    maxShared = maxPipelines,
  }: Opening = {},
): OpenDatabase => {
  const opened = openPipelines(settings, maxShared)
  const names = createStatementNames()
  const shared = isPooled ? opened : withNames(opened, names)
  const text = endWaiting(isPooled ? 'starts_with(query, $1)' : 'pid = $1')
  const endWait: EndWait = (...values) => shared.query({ text, values })
  const own: OwnWriteCount = { count: 0 }
  const Client = createClient(own, endWait, isPooled ? undefined : names)
  const pool = openPool({ ...settings, max, Client })
  const db = new Opened({ pool, pipelines: shared, own })
  return { db, pool, close: async () => void (await Promise.all([db.destroy(), shared.close()])) }
}

export const splitConnections = (connections: number) => {
  const maxShared = Math.min(maxPipelines, Math.floor(connections / 5))
  return { max: connections - maxShared, maxShared }
}

const soon = 2000

export const isReachable = (pool: pg.Pool) =>
  withDeadline(soon, pool.query('select'), 'the database is not responding').then(
    () => true,
    () => false,
  )

type LastWork = (transaction: Database, ids: readonly string[]) => Promise<unknown>

const lastWork = new WeakMap<Database, Map<LastWork, Set<string>>>()

/** Runs `work` once, just before commit, so that its locks are not held while waiting for other locks. */
export const beforeCommit = (transaction: Database, work: LastWork, ids: readonly string[]) => {
  if (!transaction.isTransaction) throw new Error('beforeCommit needs a transaction')
  const works = lastWork.get(transaction) ?? new Map<LastWork, Set<string>>()
  lastWork.set(transaction, works)
  works.set(work, new Set([...(works.get(work) ?? []), ...ids]))
}

/** Only entry points start transactions: `serve`, timers, jobs, commands. Other code receives the transaction as `db`. */
export const openTransaction = <T>(
  db: Database,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const result = await work(transaction)
    for (const [last, ids] of lastWork.get(transaction) ?? []) await last(transaction, [...ids])
    return result
  })
