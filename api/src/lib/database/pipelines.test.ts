import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone.ts'
import { execute } from '../../../test/sql.ts'
import { withTimeouts } from './connection.ts'
import { type Pipelines, openPipelines } from './pipelines.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pipelines: Pipelines
beforeAll(async () => {
  database = await cloneDatabase()
})
beforeEach(() => {
  pipelines = openPipelines(withTimeouts(database.url), 2)
  return () => pipelines.close()
})
afterAll(() => database.drop())

const same: pg.QueryConfig = { name: 'same', text: 'select $1::int as n, pg_backend_pid() as process' }
const ask = async (n: number) =>
  (await pipelines.query<{ n: number; process: number }>({ ...same, values: [n] })).rows[0]!
const numbers = Array.from({ length: 200 }, (_, n) => n)

test('gives concurrent queries their own results, within the connection limit', async () => {
  const answers = await Promise.all(numbers.map(ask))
  expect(answers.map(({ n }) => n)).toEqual(numbers)
  expect(new Set(answers.map(({ process }) => process)).size).toBe(2)
})

test('uses one connection for sequential queries', async () => {
  expect((await ask(1)).process).toBe((await ask(2)).process)
})

test('isolates a failed query', async () => {
  const divide = { name: 'divide', text: 'select 1 / $1::int as n' }
  const tries = await Promise.allSettled(
    [1, 0, 1, 0, 1].map((by) => pipelines.query({ ...divide, values: [by] })),
  )
  expect(tries.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('fails the pending queries of a broken connection, and then reconnects', async () => {
  const { process } = await ask(1)
  const sleeping = expect(pipelines.query({ text: 'select pg_sleep(60)' })).rejects.toThrow()
  await expect
    .poll(() => execute(database.url, `select from pg_stat_activity where query = 'select pg_sleep(60)'`))
    .toHaveLength(1)
  await execute(database.url, `select pg_terminate_backend(${process})`)
  await sleeping
  expect((await ask(2)).n).toBe(2)
})

test('closes an idle connection, and opens another for the next query', async () => {
  const restless = openPipelines(withTimeouts(database.url), 2, 50)
  const backend = { text: 'select pg_backend_pid() as process, pg_sleep(0.2)' }
  const process = async () => (await restless.query<{ process: number }>(backend)).rows[0]!.process
  const first = await process()
  await expect
    .poll(() => execute(database.url, `select from pg_stat_activity where pid = ${first}`))
    .toHaveLength(0)
  expect(await process()).not.toBe(first)
  await restless.close()
})

test('fails queries while the database is unreachable, and retries the connection', async () => {
  const nowhere = openPipelines(withTimeouts('postgresql://127.0.0.1:1/none'), 1)
  await expect(nowhere.query(same)).rejects.toThrow('ECONNREFUSED')
  await expect(nowhere.query(same)).rejects.toThrow('ECONNREFUSED')
  await nowhere.close()
})

test('waits for pending queries before closing', async () => {
  const asked = Promise.all(numbers.map(ask))
  await pipelines.close()
  expect(await asked).toHaveLength(numbers.length)
})
