import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { withTimeouts } from './connection.ts'
import { type Database, openDatabase } from './database.ts'
import { prepareRead } from './prepared.ts'
import {
  unreachablePosition,
  openStandby,
  parsePosition,
  type StandbyConnection,
  type StandbySource,
} from './standby.ts'
import type { DB } from './tables.ts'

const written = prepareRead<object, { position: string }>(
  () => sql`select pg_current_wal_lsn()::text as position`,
)

// A promoted replica is no longer in recovery, and its own WAL position is current.
const replayed = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_lsn() end::text as position`

const findWritten = async (db: Database) => {
  const [row] = await written(db, {})
  return parsePosition(row?.position) ?? unreachablePosition
}

const over = (client: pg.PoolClient) => {
  const only = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: () => Promise.resolve(only as never), end: () => Promise.resolve() }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

export const connectStandby = async (
  url: string,
  {
    primary,
    max,
    ...rest
  }: { primary: Database; max: number } & Pick<StandbySource, 'count' | 'onAway' | 'every'>,
) => {
  const { pool, close } = openDatabase(url, {
    settings: { ...withTimeouts(url), connectionTimeoutMillis: 1000 },
    max,
    maxShared: 1,
  })
  const known = new WeakMap<pg.PoolClient, StandbyConnection>()

  const connect = async () => {
    const client = await pool.connect()
    const connection = known.get(client) ?? {
      db: over(client),
      replayed: -1n,
      ask: async () => {
        const { rows } = await client.query<{ position: string | null }>(replayed)
        return parsePosition(rows[0]?.position ?? undefined) ?? -1n
      },
      release: (isBroken = false) => client.release(isBroken),
    }
    known.set(client, connection)
    return connection
  }
  const standby = openStandby({ ...rest, connect, findPosition: () => findWritten(primary) })
  await standby.look()
  return {
    ...standby,
    stop: async () => {
      await standby.stop()
      await close()
    },
  }
}
