import { sql } from 'kysely'
import type { Database } from './database.ts'

type Tag<Answer> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>

export const allRows =
  <Row>(db: Database): Tag<Row[]> =>
  async (text, ...values) =>
    (await sql<Row>(text, ...values).execute(db)).rows

export const firstRow =
  <Row>(db: Database): Tag<Row | undefined> =>
  async (text, ...values) =>
    (await allRows<Row>(db)(text, ...values))[0]

export const firstValue =
  <Value>(db: Database): Tag<Value | undefined> =>
  async (text, ...values) =>
    Object.values((await firstRow<Record<string, Value>>(db)(text, ...values)) ?? {})[0]

export const allIds =
  (db: Database): Tag<string[]> =>
  async (text, ...values) =>
    (await allRows<{ id: string }>(db)(text, ...values)).map(({ id }) => id)

/** Inlines values into the SQL, because PostgreSQL cannot match a parameter to a partial index. */
export const toSqlLiterals = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)))
