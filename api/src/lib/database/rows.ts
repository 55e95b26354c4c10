import { sql } from 'kysely'
import type { Database } from './database.ts'

type Tag<Answer> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>

/** Runs what is written behind it: allRows<Row>(db)`select …`. */
export const allRows =
  <Row>(db: Database): Tag<Row[]> =>
  async (text, ...values) =>
    (await sql<Row>(text, ...values).execute(db)).rows

export const firstRow =
  <Row>(db: Database): Tag<Row | undefined> =>
  async (text, ...values) =>
    (await allRows<Row>(db)(text, ...values))[0]

/** Of a row with one column. */
export const firstValue =
  <Value>(db: Database): Tag<Value | undefined> =>
  async (text, ...values) =>
    Object.values((await firstRow<Record<string, Value>>(db)(text, ...values)) ?? {})[0]

/** Of rows with no more than an `id`. */
export const allIds =
  (db: Database): Tag<string[]> =>
  async (text, ...values) =>
    (await allRows<{ id: string }>(db)(text, ...values)).map(({ id }) => id)

/** States to be found `in (…)`, written out so that a partial index answers. */
export const literals = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)))
