import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone.ts'
import { execute } from '../../../test/sql.ts'
import { type Database, openTransaction, openDatabase } from './database.ts'
import { prepareStatement, prepareRead } from './prepared.ts'
import { allRows } from './rows.ts'
import { findWaitReason } from './waited-for.ts'

const database = await cloneDatabase()
const { db, close } = openDatabase(database.url, { max: 1 })
afterAll(async () => {
  await close()
  await database.drop()
})
await execute(database.url, 'create table shirts (number int); insert into shirts values (7)')

type Row = Record<string, unknown>
const all = ({ number }: { number: number }) => sql<Row>`select * from shirts where number = ${number}`
const ways: Record<string, (in_: Database) => Promise<Row[]>> = {
  prepared: (in_) => prepareStatement(all)(in_, { number: 7 }),
  'prepared read': (in_) => prepareRead(all)(in_, { number: 7 }),
  'put together': (in_) => allRows<Row>(in_)`select * from shirts where number = ${7}`,
}

test.each(Object.entries(ways))('%s: one that is outdated is asked again', async (way, ask) => {
  const before = await ask(db)
  const column = way.replace(' ', '_')
  await execute(database.url, `alter table shirts add ${column} text`)
  expect(await ask(db)).toEqual([{ ...before[0], [column]: null }])
})

test('prepares the statements of each database independently', async () => {
  const other = openDatabase(database.url, { max: 1 })
  for (let n = 0; n < 1000; n++)
    await prepareStatement<{ one: number }, Row>(({ one }) => sql`select ${one}::int + ${sql.lit(n)} as sum`)(
      other.db,
      { one: 1 },
    )
  await other.close()
  const isLarge = 'select number > $1 as is_large from shirts'
  await allRows<Row>(db)`select number > ${7} as is_large from shirts`
  expect(
    await allRows<Row>(db)`select name from pg_prepared_statements where statement = ${isLarge}`,
  ).toHaveLength(1)
})

test('rejects an outdated statement in a transaction, and accepts a retry', async () => {
  const ask = () => openTransaction(db, (transaction) => ways['prepared']!(transaction))
  await ask()
  await execute(database.url, 'alter table shirts add worn_by text')
  const error = await ask().catch((caught: unknown) => caught)
  expect(findWaitReason(error)).toBe('statement')
  expect(await ask()).toEqual([expect.objectContaining({ number: 7, worn_by: null })])
})
