import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import { type Database, patienceOf, pipelinesOf, poolOf } from './database.ts'
import { connectInTime } from './patience.ts'

const inKysely = async <Row extends object>(db: Database, text: string, values: unknown[]) =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/**
 * A statement written in SQL, for the ways that are gone all the time: nothing is put together when it is sent, and
 * outside a transaction it goes straight to the pool. Its values are `$1`, `$2` and so on, in order.
 */
export const statement =
  <Values extends unknown[], Row extends object>(text: string) =>
  async (db: Database, ...values: Values): Promise<Row[]> => {
    const pool = poolOf(db)
    if (!pool) return inKysely(db, text, values)
    const client = await connectInTime(pool, patienceOf(db))
    try {
      return (await client.query<Row & QueryResultRow>(text, values)).rows
    } finally {
      client.release()
    }
  }

/**
 * One that only reads, waits for no lock and is quick whatever it is asked: outside a transaction it shares a connection
 * with others, which wait for it and come back together.
 */
export const reading =
  <Values extends unknown[], Row extends object>(text: string) =>
  async (db: Database, ...values: Values): Promise<Row[]> => {
    const shared = pipelinesOf(db)
    if (!shared) return inKysely(db, text, values)
    return (await shared.query<Row & QueryResultRow>({ text, values })).rows
  }
