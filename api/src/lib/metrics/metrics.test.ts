import { EventEmitter, once } from 'node:events'
import { logOut } from '@i-one/contract/accounts'
import { getPitch } from '@i-one/contract/pitches'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { bootApp } from '../../../test/app.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { queueTask, startQueue } from '../queue.ts'
import { startTimers } from '../timers.ts'
import { measureDatabase } from './measure-database.ts'
import { createMetrics } from './metrics.ts'

const app = await startTestApp({ trustProxy: 1, metricsFrom: ['127.0.0.1', '198.51.100.0/24', 'fd00::/8'] })

const ask = (from?: string, path = '/metrics') =>
  fetch(app.baseUrl + path, from === undefined ? {} : { headers: { 'x-forwarded-for': from } })
const patient = { timeout: 20_000, interval: 20 }

const read = async () => (await ask()).text()

const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('counts requests by route, without personal data', async () => {
  const { id, token } = await createPerson(app, { nickname: 'Abimbola' })
  const pitch = await createTestPitch(app)
  const call = app.as(token)
  await call(getPitch, { params: { id: pitch } })
  await call(getPitch, { params: { id: pitch } })
  await expect(call(getPitch, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await ask(undefined, `/i-one/nothing/${id}?email=abimbola@example.com`)
  const labels = `method="GET",route="${getPitch.path}"`
  // polls, because the server counts a request only after it sent the response
  await expect
    .poll(async () => valueOf(await read(), `i_one_http_requests_total{${labels},status="404"}`), patient)
    .toBe(1)
  const text = await read()
  expect(valueOf(text, `i_one_http_requests_total{${labels},status="200"}`)).toBe(2)
  expect(valueOf(text, `i_one_http_request_duration_seconds_count{${labels}}`)).toBe(3)
  expect(valueOf(text, 'i_one_refusals_total{refusal="not-found"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'i_one_database_up')).toBe(1)
  expect(valueOf(text, 'i_one_database_size_bytes')).toBeGreaterThan(1_000_000)
  for (const state of ['idle', 'busy', 'awaited'])
    expect(valueOf(text, `i_one_database_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0)
  for (const personal of [id, pitch, token, 'imbola', '@example.com', '127.0.0.1'])
    expect(text).not.toContain(personal)
})

test.each([
  ['198.51.100.7', 200],
  ['fd00::7', 200],
  ['203.0.113.9', 404],
  ['2001:db8::1', 404],
])('whoever asks from %s gets %i', async (from, status) => {
  expect((await ask(from)).status).toBe(status)
})

test('serves only direct local requests if no networks are configured', async () => {
  const unlisted = await bootApp({ metricsFrom: undefined })
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(`${unlisted.baseUrl}/metrics`, { headers })).status
  expect(await statusWith({})).toBe(200)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect(await statusWith({ [header]: '127.0.0.1' }), header).toBe(404)
  await unlisted.stop()
})

test('is not part of the public API', async () => {
  const { paths } = (await (await ask(undefined, '/docs/json')).json()) as { paths: object }
  expect(Object.keys(paths).filter((path) => path.includes('metrics'))).toEqual([])
})

test('counts open streams, and leaves streams out of response times', async () => {
  const { token } = await createPerson(app)
  const path = '/i-one/notifications/stream'
  const answer = await fetch(app.baseUrl + path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  expect(valueOf(await read(), 'i_one_streams_open')).toBe(1)
  await app.as(token)(logOut, {})
  await answer.text()
  await expect.poll(async () => valueOf(await read(), 'i_one_streams_open'), patient).toBe(0)
  const labels = `method="GET",route="${path}"`
  const counted = `i_one_http_requests_total{${labels},status="200"}`
  await expect.poll(async () => valueOf(await read(), counted), patient).toBe(1)
  expect(valueOf(await read(), `i_one_http_request_duration_seconds_count{${labels}}`)).toBeUndefined()
})

test('counts requests that waited too long for the database, by reason', async () => {
  const pitch = await createTestPitch(app)
  await app.db.transaction().execute(async (transaction) => {
    await sql`lock table pitches`.execute(transaction)
    const asked = app.as()(getPitch, { params: { id: pitch } })
    const busy = expect(asked).rejects.toMatchObject({ status: 503, code: 'busy' })
    const cancelled = async () =>
      (
        await sql`select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      ).rows.length
    await expect.poll(cancelled, patient).toBe(1)
    await busy
  })
  await expect
    .poll(async () => valueOf(await read(), 'i_one_database_waits_total{reason="statement"}'), patient)
    .toBe(1)
})

test('counts waiting, later and failed jobs', async () => {
  for (let n = 0; n < 3; n++) await queueTask(app.db, 'mail', { to: 'ada@example.com' })
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 hour'
    where id = (select min(id) from graphile_worker._private_jobs)`.execute(app.db)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where id = (select max(id) from graphile_worker._private_jobs)`.execute(app.db)
  const text = await read()
  expect(valueOf(text, 'i_one_jobs{task="mail",state="waiting"}')).toBe(2)
  expect(valueOf(text, 'i_one_jobs{task="mail",state="given up"}')).toBe(1)
  expect(valueOf(text, 'i_one_jobs{task="mail",state="later"}')).toBe(0)
  expect(valueOf(text, 'i_one_oldest_job_seconds{task="mail"}')).toBeGreaterThanOrEqual(3600)
  expect(text).not.toContain('ada@')
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
})

test('counts job outcomes', async () => {
  const pool = new pg.Pool({ connectionString: app.databaseUrl })
  pool.on('error', () => {})
  const counting = createMetrics()
  const fail = () => Promise.reject(new Error('It does not work'))
  const running = await startQueue(pool, { good: () => undefined, bad: fail, last: fail }, app.log, counting)
  await queueTask(app.db, 'good', {})
  await queueTask(app.db, 'bad', {})
  await sql`select graphile_worker.add_job('last', '{}'::json, max_attempts := 1)`.execute(app.db)
  const outcome = async (task: string, came: string) =>
    valueOf(await counting.registry.metrics(), `i_one_job_outcomes_total{task="${task}",outcome="${came}"}`)
  await expect.poll(() => outcome('good', 'done'), patient).toBe(1)
  await expect.poll(() => outcome('bad', 'retried'), patient).toBe(1)
  await expect.poll(() => outcome('last', 'given up'), patient).toBe(1)
  await running.stop()
  await pool.end()
})

test('reports when a sweep last succeeded and how often it failed', async () => {
  const counting = createMetrics()
  let rounds = 0
  const rounded = new EventEmitter()
  const twice = once(rounded, 'twice')
  const bad = () => {
    if (++rounds === 2) rounded.emit('twice')
    return Promise.reject(new Error('It does not work'))
  }
  const timers = startTimers(
    { good: () => Promise.resolve(), bad },
    { leads: () => Promise.resolve(true), now: app.clock.now, log: app.log, metrics: counting },
  )
  await twice
  await timers.stop()
  const text = await counting.registry.metrics()
  expect(valueOf(text, 'i_one_sweep_failures_total{sweep="bad"}')).toBe(2)
  expect(valueOf(text, 'i_one_sweep_last_success_timestamp_seconds{sweep="bad"}')).toBeUndefined()
  const last = app.clock.now().getTime() / 1000
  expect(valueOf(text, 'i_one_sweep_last_success_timestamp_seconds{sweep="good"}')).toBe(last)
})

test('reports that the database is down, without database metrics', async () => {
  const away = createMetrics()
  const pool = new pg.Pool({ connectionString: 'postgresql://127.0.0.1:1/none' })
  await measureDatabase(away, pool, { warn: () => undefined })()
  const text = await away.registry.metrics()
  expect(valueOf(text, 'i_one_database_up')).toBe(0)
  expect(text).not.toMatch(/^i_one_(jobs|database_size_bytes)[{ ]/m)
})
