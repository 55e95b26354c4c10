import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone.ts'
import { hurried } from './connection.ts'
import { openDatabase } from './database.ts'
import { withPatience } from './patience.ts'
import { statement } from './statement.ts'
import { waitedFor } from './waited-for.ts'

const database = await cloneDatabase()
// longer than the tests: only patience can end a wait
const settings = { ...hurried(database.url), lock_timeout: 600_000, connectionTimeoutMillis: 600_000 }
const { db, pool, close } = openDatabase(database.url, { most: 2, settings })
const holder = new pg.Client(database.url)
beforeAll(() => holder.connect())
afterAll(async () => {
  await holder.end()
  await close()
  await database.drop()
})

const keepsWaiting = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => 'nobody',
    (reason: unknown) => reason,
  )
  return waitedFor(error) ?? error
}
const hold = (lock: number) => holder.query('select pg_advisory_lock($1)', [lock])
const release = () => holder.query('select pg_advisory_unlock_all()')
const take = statement<[lock: number], object>('select pg_advisory_xact_lock($1)')

test('all locks that a request waits for, one after the other, are waited for together no longer than it may', async () => {
  await hold(1)
  const twoLocks = withPatience(100, () =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${2}::bigint)`.execute(tx)
      await sql`select pg_advisory_xact_lock(${1}::bigint)`.execute(tx)
    }),
  )
  expect(await keepsWaiting(twoLocks)).toBe('statement')
  expect(await keepsWaiting(withPatience(100, () => take(db, 1)))).toBe('statement')
  await release()
  await withPatience(100, () => take(db, 1))
})

test('what runs for long and waits for no lock goes on', async () => {
  await withPatience(100, () => sql`select pg_sleep(${1})`.execute(db))
})

test('a connection that does not come in time is not waited for, and is not lost either', async () => {
  const taken = [await pool.connect(), await pool.connect()]
  const ask = () => withPatience(100, () => take(db, 3))
  expect(await keepsWaiting(ask())).toBe('connection')
  for (const client of taken) client.release()
  expect(await keepsWaiting(ask())).toBe('nobody')
  expect(pool.idleCount).toBe(2)
})
