import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone.ts'
import { withoutTimeouts } from './connection.ts'
import { isReachable } from './database.ts'
import { findWaitReason } from './waited-for.ts'

const database = await cloneDatabase()
afterAll(() => database.drop())

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('treats database outages as temporary, and errors in a query as permanent', async () => {
  const pool = new pg.Pool({ ...withoutTimeouts(database.url), max: 1 })
  const client = await pool.connect()
  pool.options.connectionTimeoutMillis = 20
  client.on('error', () => {})
  expect(findWaitReason(await errorOf(pool.query('select')))).toBe('connection')
  expect(findWaitReason(await errorOf(client.query('select 1 / 0')))).toBeUndefined()
  const isFull = `do $$ begin raise sqlstate '53100'; end $$`
  expect(findWaitReason(await errorOf(client.query(isFull)))).toBe('room')
  await client.query('set statement_timeout = 10')
  expect(findWaitReason(await errorOf(client.query('select pg_sleep(60)')))).toBe('statement')
  expect(findWaitReason(await errorOf(client.query('select pg_terminate_backend(pg_backend_pid())')))).toBe(
    'connection',
  )
  expect(findWaitReason(await errorOf(client.query('select')))).toBe('connection')
  client.release(true)
  await pool.end()
  expect(findWaitReason(await errorOf(new pg.Client('postgresql://127.0.0.1:1/none').connect()))).toBe(
    'connection',
  )
  expect(findWaitReason(new TypeError('x is not a function'))).toBeUndefined()
})

test('treats a connection reset as temporary', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy())).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const error = await errorOf(new pg.Client(`postgresql://127.0.0.1:${port}/none`).connect())
  expect(error).toMatchObject({ code: 'ECONNRESET' })
  expect(findWaitReason(error)).toBe('connection')
  server.close()
})

test('reports an exhausted pool as unreachable until a connection is released', async () => {
  const pool = new pg.Pool({ ...withoutTimeouts(database.url), max: 1 })
  const client = await pool.connect()
  expect(await isReachable(pool)).toBe(false)
  client.release()
  expect(await isReachable(pool)).toBe(true)
  await pool.end()
})
