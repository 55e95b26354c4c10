import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { hurried } from './connection.ts'
import { askInTime, connectInTime } from './patience.ts'
import { type Pipelines, openPipelines } from './pipelines.ts'
import { underName } from './statement-names.ts'
import type { DB } from './tables.ts'

/** The database, or one transaction in it. */
export type Database = Kysely<DB> | Transaction<DB>

export interface OpenDatabase {
  db: Kysely<DB>
  pool: pg.Pool
  close(): Promise<void>
}

// a calendar day stays a day: a Date would put it into this machine's time zone
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const parseInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
const inUtc = '+00'
// answers are full of instants, and nearly always PostgreSQL writes them as JavaScript itself reads them
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => {
  if (!text.endsWith(inUtc) || text.charAt(10) !== ' ') return parseInstant(text)
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -inUtc.length)}Z`)
})

/** Ends a statement by the process that runs it, if it has run for about so long and waits for a lock. */
type EndWait = (processId: number, milliseconds: number) => Promise<unknown>

/**
 * Every statement with values is prepared once a connection under a name, so PostgreSQL parses and plans it once. None of
 * a request waits for a lock for longer than the request does.
 */
const preparingClient = (endWait: EndWait) =>
  class extends pg.Client {
    declare processID: number
    // pg.Client#query has a dozen overloads; only the one Kysely and we use is changed
    override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const query = super.query as (...args: unknown[]) => unknown
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0)
        return query.call(this, text, values, ...rest)
      const ask = () => underName(text, async (name) => query.call(this, { name, text, values }))
      return askInTime(ask, (milliseconds) => endWait(this.processID, milliseconds))
    }) as pg.Client['query']
  }

const ignore = () => {}

const pools = new WeakMap<Database, pg.Pool>()
const pipelines = new WeakMap<Database, Pipelines>()

/** The pool of a database; a transaction has none, it has a connection of its own. */
export const poolOf = (db: Database) => pools.get(db)

/** The connections that its readings share; a transaction has none. */
export const pipelinesOf = (db: Database) => pipelines.get(db)

/** As many as a small machine's cores keep busy. */
const mostPipelines = 4

/** Half of the time may be spent on the way there; who runs another statement by now is left alone. */
const endWaiting = `
  select pg_cancel_backend(pid) from pg_stat_activity
  where pid = $1 and wait_event_type = 'Lock' and query_start < clock_timestamp() - $2 * interval '0.5 milliseconds'`

export const openDatabase = (url: string, { most = 16, settings = hurried(url) } = {}): OpenDatabase => {
  const shared = openPipelines(settings, mostPipelines)
  const pool = new pg.Pool({
    ...settings,
    max: most,
    Client: preparingClient((...values) => shared.query({ text: endWaiting, values })),
    idleTimeoutMillis: 60_000,
  })
  // a connection that breaks fails the statement on it, and the pool opens another at the next use
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  const waitedFor = { connect: () => connectInTime(pool), end: () => pool.end(), options: pool.options }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: waitedFor }) })
  pools.set(db, pool)
  pipelines.set(db, shared)
  return { db, pool, close: async () => void (await Promise.all([db.destroy(), shared.close()])) }
}

/** Milliseconds in which a database that can be worked with answers. */
const soon = 2000

/** Whether the pool has a connection to give, and the database answers on it. */
export const answers = async (pool: pg.Pool) => {
  const late = new AbortController()
  const tooLate = wait(soon, false, { signal: late.signal, ref: false }).catch(() => false)
  const answered = pool.query('select').then(
    () => true,
    () => false,
  )
  const answer = await Promise.race([answered, tooLate])
  late.abort()
  return answer
}

/** Runs `work` in a transaction: the one `db` is, or a new one. */
export const inTransaction = <T>(
  db: Database,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work))
