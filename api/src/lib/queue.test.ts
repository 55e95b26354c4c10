import { EventEmitter, once } from 'node:events'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { waitUntilBlocked } from '../../test/meeting.ts'
import { startTestApp } from '../../test/suite.ts'
import { openSessionPool } from './database/database.ts'
import { queueTask, startQueue } from './queue.ts'

const app = await startTestApp({ logLevel: 'silent' })

const jobs = async () => {
  const { rows } = await sql<{ error: string | null; isLocked: boolean }>`
    select last_error as error, locked_at is not null as "isLocked" from graphile_worker.jobs`.execute(app.db)
  return rows
}

const listening = async () => {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and (query like 'LISTEN "jobs:insert"%' or query like 'UNLISTEN "jobs:insert"%' and state <> 'idle')`.execute(
    app.db,
  )
  return rows.length
}

afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(app.db))

/** Closes the database connection of `work` while `work` waits for a lock, like a database restart. */
const cutOff = async (lock: RawBuilder<unknown>, work: () => Promise<unknown>) => {
  const working = await app.db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    const begun = work()
    await waitUntilBlocked(app, 1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
    return { begun }
  })
  await working.begun
}

const theJob = sql`select from graphile_worker._private_jobs for update`
const theTasks = sql`lock table graphile_worker._private_tasks in share mode`

const patient = 60_000

const startWork = async (task: () => void) => {
  const pool = openSessionPool(app.databaseUrl, 5)
  const emitter = new EventEmitter()
  const work = async () => {
    const asked = once(emitter, 'finish')
    emitter.emit('work')
    await asked
    task()
  }
  const running = await startQueue(pool, { work }, app.log, app.metrics, patient)
  return {
    begun: once(emitter, 'work'),
    finish: async () => void emitter.emit('finish'),
    stop: async () => {
      await running.stop()
      await pool.end()
    },
  }
}

test('completes a job although the connection breaks while the result is stored', async () => {
  const { begun, finish, stop } = await startWork(() => {})
  await queueTask(app.db, 'work', {})
  await begun
  await cutOff(theJob, finish)
  await expect.poll(jobs).toEqual([])
  await stop()
})

test("stores a job's error although the connection breaks in the meantime", async () => {
  const { begun, finish, stop } = await startWork(() => {
    throw new Error('it rains')
  })
  await queueTask(app.db, 'work', {})
  await begun
  await cutOff(theJob, finish)
  await expect.poll(jobs).toEqual([{ error: 'it rains', isLocked: false }])
  await stop()
})

test('runs jobs although the connection breaks during the first read of the tasks', async () => {
  let starting!: ReturnType<typeof startWork>
  await cutOff(theTasks, async () => await (starting = startWork(() => {})))
  const { begun, finish, stop } = await starting
  await queueTask(app.db, 'work', {})
  await begun
  await finish()
  await expect.poll(jobs).toEqual([])
  await stop()
})

test('completes a job that ends during shutdown', async () => {
  const { begun, finish, stop } = await startWork(() => {})
  await queueTask(app.db, 'work', {})
  await begun
  const stopped = stop()
  await finish()
  await stopped
  expect(await jobs()).toEqual([])
})

test('completes a job that ends last during shutdown', async () => {
  const { begun, finish, stop } = await startWork(() => {})
  await queueTask(app.db, 'work', {})
  await begun
  await expect.poll(listening).toBe(1)
  const stopped = stop()
  await expect.poll(listening).toBe(0)
  await finish()
  await stopped
  expect(await jobs()).toEqual([])
})
