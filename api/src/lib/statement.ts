import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import { type Database, nameOf, poolOf } from './database.ts'

/**
 * A statement written in SQL, for the ways that are gone all the time: nothing is put together when it is sent, and
 * outside a transaction it goes straight to the pool. Its values are `$1`, `$2` and so on, in order.
 */
export const statement = <Values extends unknown[], Row extends object>(text: string) => {
  const name = nameOf(text)
  return async (db: Database, ...values: Values): Promise<Row[]> => {
    const pool = poolOf(db)
    const { rows } = pool
      ? await pool.query<Row & QueryResultRow, unknown[]>({ name, text, values })
      : await db.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }
}
