import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import { type Database, patienceOf, pipelinesOf, poolOf } from './database.ts'
import { connectInTime } from './patience.ts'

const inKysely = async <Row extends object>(db: Database, text: string, values: unknown[]) =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

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

/** Shares a pipelined connection: only for fast reads without locks, since one slow query delays the others. */
export const reading =
  <Values extends unknown[], Row extends object>(text: string) =>
  async (db: Database, ...values: Values): Promise<Row[]> => {
    const shared = pipelinesOf(db)
    if (!shared) return inKysely(db, text, values)
    return (await shared.query<Row & QueryResultRow>({ text, values })).rows
  }
