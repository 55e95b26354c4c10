import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { hurried, idleTimeout, pooled } from './connection.ts'
import { type OwnWrites, countingClient } from './own-writes.ts'
import { type Patience, askInTime, connectInTime, makePatience } from './patience.ts'
import { type Pipelines, openPipelines } from './pipelines.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'
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

/** Ends the statement of a process, or with a mark, if it has run for about so long and waits for a lock. */
type EndWait = (which: number | string, milliseconds: number) => Promise<unknown>

/**
 * Every statement with values is prepared once a connection under a name, so PostgreSQL parses and plans it once. None of
 * a request waits for a lock for longer than the request does.
 */
const preparingClient = (own: OwnWrites, endWait: EndWait, names: StatementNames) =>
  class extends countingClient(own) {
    declare processID: number
    // pg.Client#query has a dozen overloads; only the one Kysely and we use is changed
    override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const query = super.ask as (...args: unknown[]) => unknown
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0)
        return query.call(this, text, values, ...rest)
      const ask = () => names.send(text, async (name) => query.call(this, { name, text, values }))
      return askInTime(this.patience, ask, (milliseconds) => endWait(this.processID, milliseconds))
    }) as pg.Client['query']
  }

const ignore = () => {}

interface Source {
  pool: pg.Pool
  pipelines: Pipelines
  own: OwnWrites
}

/** A database that is open, for everybody or for one request. */
class Opened extends Kysely<DB> {
  readonly source: Source
  readonly patience: Patience | undefined

  constructor(source: Source, patience?: Patience) {
    const { pool } = source
    const waitedFor = {
      connect: () => connectInTime(pool, patience),
      end: () => pool.end(),
      options: pool.options,
    }
    super({ dialect: new PostgresDialect({ pool: waitedFor }) })
    this.source = source
    this.patience = patience
  }
}

const sourceOf = (db: Database) => (db instanceof Opened ? db.source : undefined)

/** The same database for a request, which waits for so many milliseconds in all: for its turn, connections and locks. */
export const withPatience = (db: Kysely<DB>, milliseconds: number): Kysely<DB> =>
  db instanceof Opened ? new Opened(db.source, makePatience(milliseconds)) : db

export const patienceOf = (db: Database) => (db instanceof Opened ? db.patience : undefined)

/** The pool of a database; a transaction has none, it has a connection of its own. */
export const poolOf = (db: Database) => sourceOf(db)?.pool

/** The connections that its readings share; a transaction has none. */
export const pipelinesOf = (db: Database) => sourceOf(db)?.pipelines

/** What this process has written over the pool of a database; nobody asks in a transaction. */
export const ownWritesOf = (db: Kysely<DB>) => sourceOf(db)!.own

const me = randomUUID()
let marked = 0

/**
 * Behind a pooler that pools transactions each statement may meet another process of PostgreSQL: none has a name, and the
 * process is not known, so each is marked by a comment, by which it is found when it waits for too long.
 */
const markingClient = (own: OwnWrites, endWait: EndWait) =>
  class extends countingClient(own) {
    override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const query = super.ask as (...args: unknown[]) => unknown
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0)
        return query.call(this, text, values, ...rest)
      const mark = `/* ${me} ${++marked} */`
      const ask = async () => query.call(this, `${mark} ${text}`, values)
      return askInTime(this.patience, ask, (milliseconds) => endWait(mark, milliseconds))
    }) as pg.Client['query']
  }

const withNames = ({ query, close }: Pipelines, names: StatementNames): Pipelines => ({
  query: (config) => names.send(config.text, (name) => query({ ...config, name })),
  close,
})

/** As many as a small machine's cores keep busy. */
const mostPipelines = 4

/** Half of the time may be spent on the way there; who runs another statement by now is left alone. */
const endWaiting = (which: string) => `
  select pg_cancel_backend(pid) from pg_stat_activity
  where ${which} and wait_event_type = 'Lock' and query_start < clock_timestamp() - $2 * interval '0.5 milliseconds'`

const openPool = (settings: pg.PoolConfig) => {
  const pool = new pg.Pool({ ...settings, idleTimeoutMillis: idleTimeout })
  // a connection that breaks fails the statement on it, and the pool opens another at the next use
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  pool.on('release', (_error, client) => void (client.patience = undefined))
  return pool
}

/** Sessions of their own in PostgreSQL, for what listens or keeps locks. */
export const openSessions = (url: string, most: number) => openPool({ ...hurried(url), max: most })

interface Opening {
  /** Connections at most, without those that readings share. */
  most?: number
  /** Whether a pooler that pools transactions stands between. */
  isPooled?: boolean
  settings?: pg.ClientConfig
  mostShared?: number
}

export const openDatabase = (
  url: string,
  {
    most = 16,
    isPooled = false,
    settings = isPooled ? pooled(url) : hurried(url),
    mostShared = mostPipelines,
  }: Opening = {},
): OpenDatabase => {
  const opened = openPipelines(settings, mostShared)
  const names = createStatementNames()
  const shared = isPooled ? opened : withNames(opened, names)
  const text = endWaiting(isPooled ? 'starts_with(query, $1)' : 'pid = $1')
  const endWait: EndWait = (...values) => shared.query({ text, values })
  const own: OwnWrites = { count: 0 }
  const Client = isPooled ? markingClient(own, endWait) : preparingClient(own, endWait, names)
  const pool = openPool({ ...settings, max: most, Client })
  const db = new Opened({ pool, pipelines: shared, own })
  return { db, pool, close: async () => void (await Promise.all([db.destroy(), shared.close()])) }
}

/** How so many connections are used: a fifth, but no more than a small machine's cores keep busy, for readings that share. */
export const divide = (connections: number) => {
  const mostShared = Math.min(mostPipelines, Math.floor(connections / 5))
  return { most: connections - mostShared, mostShared }
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

type LastWork = (transaction: Database, ids: readonly string[]) => Promise<unknown>

const lastWork = new WeakMap<Database, Map<LastWork, Set<string>>>()

/**
 * Calls `work` as the last thing in the transaction, once with all ids that it was given. It can take locks that nobody may
 * hold while they wait for others.
 */
export const beforeCommit = (transaction: Database, work: LastWork, ids: readonly string[]) => {
  if (!transaction.isTransaction) throw new Error('needs a transaction')
  const works = lastWork.get(transaction) ?? new Map<LastWork, Set<string>>()
  lastWork.set(transaction, works)
  works.set(work, new Set([...(works.get(work) ?? []), ...ids]))
}

/**
 * Runs `work` in a new transaction. Only what starts work calls it: `serve` for a request, a timer, a job, a command.
 * Everything below receives the transaction as `db`; opening another one throws.
 */
export const openTransaction = <T>(
  db: Database,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const result = await work(transaction)
    for (const [last, ids] of lastWork.get(transaction) ?? []) await last(transaction, [...ids])
    return result
  })
