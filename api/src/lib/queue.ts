import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, type Task, type TaskList, type WithPgClient, type WorkerEvents, run } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from './database/database.ts'
import { allRows } from './database/rows.ts'
import { redactAddresses } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'

// graphile-worker waits exp(n) seconds after attempt n, up to six hours, so 25 attempts take four days.
const maxAttempts = 25

/** Queues a job that runs at least once after the transaction commits. Replaces a waiting job with the same `key`. */
export const queueTask = (db: Database, task: string, payload: object, key: string | null = null) =>
  sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key := ${key}, max_attempts := ${maxAttempts})`.execute(db)

export const queueTasks = (db: Database, task: string, payloads: object[]) =>
  sql`select graphile_worker.add_job(${task}, payload, max_attempts := ${maxAttempts})
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(db)

export const deleteFailedTasks = (db: Database, before: Date) =>
  sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before} limit 1000))`.execute(db)

export interface FailedTask {
  id: string
  task: string
  attempts: number
  max: number
  since: Date
  next: Date | null
  error: string | null
}

export const listFailedTasks = (db: Database) =>
  allRows<FailedTask>(db)`
    select id::text, task_identifier as task, attempts, max_attempts as max, created_at as since,
      case when attempts < max_attempts then run_at end as next, last_error as error
    from graphile_worker.jobs where last_error is not null and locked_at is null
    order by created_at, id limit 1000`

export const retryTasks = async (db: Database, id?: string) => {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where last_error is not null and locked_at is null and (${id ?? null}::bigint is null or id = ${id ?? null}::bigint)),
    run_at := now(), attempts := 0)`.execute(db)
  return rows.length
}

const workerLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, said, about) => {
    if (about?.job) return
    const text = redactAddresses(said)
    if (level === 'error') log.error({ queue: text }, 'queue')
    else if (level === 'warning') log.warn({ queue: text }, 'queue')
    else log.debug({ queue: text }, 'queue')
  })

const watchJobs = (events: WorkerEvents, log: FastifyBaseLogger, { worked }: Pick<Metrics, 'worked'>) => {
  events.on('job:success', ({ job: { id, task_identifier: task, attempts } }) => {
    worked(task, 'done')
    log.debug({ job: id, task, attempts }, 'job done')
  })
  events.on('job:error', ({ job: { id, task_identifier: task, attempts, max_attempts: max }, error }) => {
    const facts = { job: id, task, attempts, max, err: error }
    if (attempts < max) {
      worked(task, 'retried')
      log.warn(facts, 'job failed, retrying')
    } else {
      worked(task, 'given up')
      log.error(facts, 'job failed, giving up')
    }
  })
}

// graphile-worker unlocks jobs of a dead process only after four hours. So each worker holds an advisory lock under its name,
// which PostgreSQL releases when the worker dies. All processes then unlock the dead worker's jobs.

const lookEvery = 2000
const grace = 5000
const keyOf = (name: string) => `hashtext('queue'), hashtext(${name})`

const lockWorkerName = (pool: pg.Pool, events: WorkerEvents, log: FastifyBaseLogger) => {
  let ended = false
  let client: pg.PoolClient | undefined

  const hold = async (id: string): Promise<void> => {
    if (ended) return
    try {
      const mine = await pool.connect()
      if (ended) return mine.release(true)
      client = mine
      mine.on('error', () => {})
      await mine.query(`select pg_advisory_lock(${keyOf('$1')})`, [id])
      mine.once('end', () => reconnect(mine, id))
    } catch (error) {
      log.warn({ err: error }, "queue: cannot acquire this worker's lock, retrying")
      reconnect(client, id)
    }
  }
  const reconnect = (lost: pg.PoolClient | undefined, id: string) => {
    if (ended) return
    client = undefined
    lost?.release(true)
    setTimeout(() => void hold(id), 100).unref()
  }
  events.on('pool:create', ({ workerPool }) => void hold(workerPool.id))
  return {
    end() {
      ended = true
      client?.release(true)
    },
  }
}

const unlockDead = (pool: pg.Pool, log: FastifyBaseLogger) => {
  const unlock = () =>
    pool
      .query(
        `select graphile_worker.force_unlock_workers(array(
          select locked_by from graphile_worker._private_jobs
          where locked_at < now() - $1 * interval '1 millisecond'
          group by locked_by having pg_try_advisory_xact_lock(${keyOf('locked_by')})))`,
        [grace],
      )
      .catch((error: unknown) => log.warn({ err: error }, 'queue: cannot unlock jobs of dead workers'))
  let running: Promise<unknown> = unlock()
  const timer = setInterval(() => (running = unlock()), lookEvery).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

const usualTimeout = 1000

const untilStopped =
  (task: Task): Task =>
  (payload, helpers) =>
    Promise.race([task(payload, helpers), helpers.abortPromise])

const pause = { min: 100, max: 5000 }

// Retries a failed statement until shutdown. graphile-worker does not await the statement that stores a job's result, so an
// error there would end the process and leave the job locked. graphile-worker also never retries a failed read of its tasks.
const retryUntilStopped =
  (withClient: WithPgClient, log: FastifyBaseLogger, stopping: AbortSignal): WithPgClient =>
  async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
    for (let next = pause.min; ; next = Math.min(2 * next, pause.max)) {
      try {
        return await withClient(work)
      } catch (error) {
        if (stopping.aborted) return { rows: [] } as T
        log.warn({ err: error }, 'queue: a statement failed, retrying')
        await wait(next, undefined, { signal: stopping }).catch(() => 'stopping')
      }
    }
  }

const createRetryPlugin = (
  log: FastifyBaseLogger,
  stopping: AbortSignal,
  sending: Set<unknown>,
): GraphileConfig.Plugin => ({
  name: 'retry-statements',
  worker: {
    hooks: {
      startWorker(_, { withPgClient }) {
        const send = retryUntilStopped(withPgClient, log, stopping)
        const withRetries: WithPgClient = (work) => {
          const sent = send(work).finally(() => sending.delete(sent))
          sending.add(sent)
          return sent
        }
        Object.assign(withPgClient, { withRetries })
      },
    },
  },
})

export const startQueue = async (
  pool: pg.Pool,
  taskList: TaskList,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'worked'>,
  timeout = usualTimeout,
) => {
  const events: WorkerEvents = new EventEmitter()
  watchJobs(events, log, metrics)
  const known = lockWorkerName(pool, events, log)
  const unlocking = unlockDead(pool, log)
  const stopping = new AbortController()
  const sending = new Set()
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: workerLogger(log),
    taskList: Object.fromEntries(
      Object.entries(taskList).map(([name, task]) => [name, untilStopped(task as Task)]),
    ),
    gracefulShutdownAbortTimeout: timeout,
    events,
    preset: { plugins: [createRetryPlugin(log, stopping.signal, sending)] },
  })
  return {
    async stop() {
      stopping.abort()
      await unlocking.stop()
      await runner.stop()
      // waits until the last jobs are stored as completed or failed, because graphile-worker's stop() does not
      await Promise.all(sending)
      known.end()
    },
  }
}
