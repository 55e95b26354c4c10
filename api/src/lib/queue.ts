import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, type Task, type TaskList, type WithPgClient, type WorkerEvents, run } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from './database/database.ts'
import { allRows } from './database/rows.ts'
import { withoutAddresses } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { lockWorkerName, unlockDead } from './queue-life.ts'

/** The pause after the n-th try is exp(n) seconds, six hours at most: all of them together are four days. */
const mostAttempts = 25

/**
 * Queues work outside the database in the transaction of what asks for it: done if that commits, and then at least
 * once. Of those with one `key` that wait, only the last is done.
 */
export const queue = (db: Database, task: string, payload: object, key: string | null = null) =>
  sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key := ${key}, max_attempts := ${mostAttempts})`.execute(db)

/** Queues the same task once for each payload. */
export const queueEach = (db: Database, task: string, payloads: object[]) =>
  sql`select graphile_worker.add_job(${task}, payload, max_attempts := ${mostAttempts})
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(db)

/** Those that were tried as often as they may be, and last before then. */
export const forgetFailedTasks = (db: Database, before: Date) =>
  sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before} limit 1000))`.execute(db)

/** A task that failed at least once. `next`: when it is tried again, `null` where nobody does. */
export interface WaitingTask {
  id: string
  task: string
  attempts: number
  most: number
  since: Date
  next: Date | null
  error: string | null
}

/** Those that failed and are not under way, oldest first, the first thousand. */
export const listFailedTasks = (db: Database) =>
  allRows<WaitingTask>(db)`
    select id::text, task_identifier as task, attempts, max_attempts as most, created_at as since,
      case when attempts < max_attempts then run_at end as next, last_error as error
    from graphile_worker.jobs where last_error is not null and locked_at is null
    order by created_at, id limit 1000`

/** Does failed tasks at once, that of an id or all, and as often as new ones; answers how many there are. */
export const retryTasks = async (db: Database, id?: string) => {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where last_error is not null and locked_at is null and (${id ?? null}::bigint is null or id = ${id ?? null}::bigint)),
    run_at := now(), attempts := 0)`.execute(db)
  return rows.length
}

/** The queue's own messages, without job payloads (they hold addresses). */
const workerLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, said, about) => {
    // what came of a job is said below
    if (about?.job) return
    const text = withoutAddresses(said)
    if (level === 'error') log.error({ queue: text }, 'queue')
    else if (level === 'warning') log.warn({ queue: text }, 'queue')
    else log.debug({ queue: text }, 'queue')
  })

/** What came of each try: into the log without its payload, and counted. */
const watchJobs = (events: WorkerEvents, log: FastifyBaseLogger, { worked }: Pick<Metrics, 'worked'>) => {
  events.on('job:success', ({ job: { id, task_identifier: task, attempts } }) => {
    worked(task, 'done')
    log.debug({ job: id, task, attempts }, 'job done')
  })
  events.on('job:error', ({ job: { id, task_identifier: task, attempts, max_attempts: most }, error }) => {
    const facts = { job: id, task, attempts, most, err: error }
    if (attempts < most) {
      worked(task, 'retried')
      log.warn(facts, 'job failed, and is tried again')
    } else {
      worked(task, 'given up')
      log.error(facts, 'job given up')
    }
  })
}

/** Milliseconds that a process which stops waits for what it is at. */
const usualPatience = 1000

/** What takes longer, such as a mail to a server that has fallen silent, is left for another try. */
const untilStopped =
  (task: Task): Task =>
  (payload, helpers) =>
    Promise.race([task(payload, helpers), helpers.abortPromise])

/** Milliseconds until a statement of the queue that failed is sent again: at first, and at most. */
const pause = { least: 100, most: 5000 }

/** What a statement of the queue answers that nobody waits for any more. */
const nothing = { rows: [] }

/**
 * Sends a statement of the queue until it is answered. The library waits for nobody as it writes down what came of a job:
 * were that to fail, Node would end the process, and the job stay locked. And what it once failed to read, which tasks
 * there are, it never asks for again. While the process stops, it is sent once.
 */
const insist =
  (withClient: WithPgClient, log: FastifyBaseLogger, stopping: AbortSignal): WithPgClient =>
  async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
    for (let next = pause.least; ; next = Math.min(2 * next, pause.most)) {
      try {
        return await withClient(work)
      } catch (error) {
        if (stopping.aborted) return nothing as T
        log.warn({ err: error }, 'queue: a statement failed, and is sent again')
        await wait(next, undefined, { signal: stopping }).catch(() => 'it stops')
      }
    }
  }

/** In the place of what the library does itself: it sends again after a few errors alone. */
const insisting = (
  log: FastifyBaseLogger,
  stopping: AbortSignal,
  sending: Set<unknown>,
): GraphileConfig.Plugin => ({
  name: 'insisting',
  worker: {
    hooks: {
      startWorker(_, { withPgClient }) {
        const send = insist(withPgClient, log, stopping)
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

/** Does what is queued, each task as often as it takes, with growing pauses. */
export const startQueue = async (
  pool: pg.Pool,
  taskList: TaskList,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'worked'>,
  patience = usualPatience,
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
    gracefulShutdownAbortTimeout: patience,
    events,
    preset: { plugins: [insisting(log, stopping.signal, sending)] },
  })
  return {
    async stop() {
      stopping.abort()
      await unlocking.stop()
      await runner.stop()
      // what came of the last jobs: nobody in the library waits until that is written down
      await Promise.all(sending)
      known.end()
    },
  }
}
