import { CompiledQuery } from 'kysely'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { type Database, pipelinesOf, poolOf } from './database.ts'
import { underName } from './statement-names.ts'

interface Way {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>
}

const prepared =
  <Values extends unknown[], Row extends object>(text: string, wayOf: (db: Database) => Way | undefined) =>
  async (db: Database, ...values: Values): Promise<Row[]> => {
    const way = wayOf(db)
    const { rows } = way
      ? await underName(text, (name) => way.query<Row & QueryResultRow>({ name, text, values }))
      : await db.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }

/**
 * A statement written in SQL, for the ways that are gone all the time: nothing is put together when it is sent, and
 * outside a transaction it goes straight to the pool. Its values are `$1`, `$2` and so on, in order.
 */
export const statement = <Values extends unknown[], Row extends object>(text: string) =>
  prepared<Values, Row>(text, poolOf)

/**
 * One that only reads, waits for no lock and is quick whatever it is asked: outside a transaction it shares a connection
 * with others, which wait for it and come back together.
 */
export const reading = <Values extends unknown[], Row extends object>(text: string) =>
  prepared<Values, Row>(text, pipelinesOf)
