import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone.ts'
import { withTimeouts } from './connection.ts'
import { openDatabase, withRequestTimeout } from './database.ts'
import { prepareStatement } from './prepared.ts'
import { findWaitReason } from './waited-for.ts'

const database = await cloneDatabase()
// these timeouts are longer than the test, so that only the request timeout can end a wait
const settings = { ...withTimeouts(database.url), lock_timeout: 600_000, connectionTimeoutMillis: 600_000 }
const { db, pool, close } = openDatabase(database.url, { max: 2, settings })
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
  return findWaitReason(error) ?? error
}
const hold = (lock: number) => holder.query('select pg_advisory_lock($1)', [lock])
const release = () => holder.query('select pg_advisory_unlock_all()')
const take = prepareStatement<{ lock: number }, object>(
  ({ lock }) => sql`select pg_advisory_xact_lock(${lock})`,
)

test('limits the total time that a request waits for locks', async () => {
  await hold(1)
  const twoLocks = withRequestTimeout(db, 100)
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${2}::bigint)`.execute(tx)
      await sql`select pg_advisory_xact_lock(${1}::bigint)`.execute(tx)
    })
  expect(await keepsWaiting(twoLocks)).toBe('statement')
  expect(await keepsWaiting(take(withRequestTimeout(db, 100), { lock: 1 }))).toBe('statement')
  await release()
  await take(withRequestTimeout(db, 100), { lock: 1 })
})

test("does not pass the timeout on to the connection's next user", async () => {
  const before = await take(withRequestTimeout(db, 100), { lock: 4 }).then(() => pool.connect())
  expect(before.requestTimeout).toBeUndefined()
  before.release()
  await hold(1)
  const patient = take(db, { lock: 1 })
  const asked = keepsWaiting(take(withRequestTimeout(db, 100), { lock: 1 }))
  expect(await asked).toBe('statement')
  await release()
  await patient
})

test('does not cancel a slow query that waits for no lock', async () => {
  await sql`select pg_sleep(${1})`.execute(withRequestTimeout(db, 100))
})

test('stops waiting for a connection, and returns a late connection to the pool', async () => {
  const taken = [await pool.connect(), await pool.connect()]
  const ask = () => take(withRequestTimeout(db, 100), { lock: 3 })
  expect(await keepsWaiting(ask())).toBe('connection')
  for (const client of taken) client.release()
  expect(await keepsWaiting(ask())).toBe('nobody')
  expect(pool.idleCount).toBe(2)
})
