import type { FastifyBaseLogger } from 'fastify'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/*
 * A job is locked by the worker that does it. When its process dies the lock stays, for four hours if nobody looks. So
 * every worker holds an advisory lock under its name while it lives, and all look whether those who have locked jobs
 * hold theirs: PostgreSQL releases a dead process's at once.
 */

const lookEvery = 2000
/** Milliseconds a worker that begins has to take its lock. */
const grace = 5000
const keyOf = (name: string) => `hashtext('queue'), hashtext(${name})`

/** Holds the lock of each worker that starts here; takes it again when its connection was lost. */
export const lockWorkerName = (pool: pg.Pool, events: WorkerEvents, log: FastifyBaseLogger) => {
  let ended = false
  let client: pg.PoolClient | undefined

  const hold = async (id: string): Promise<void> => {
    if (ended) return
    try {
      const mine = await pool.connect()
      if (ended) return mine.release(true)
      client = mine
      // who waits for the end hears of it below
      mine.on('error', () => {})
      await mine.query(`select pg_advisory_lock(${keyOf('$1')})`, [id])
      mine.once('end', () => comeBack(mine, id))
    } catch (error) {
      log.warn({ err: error }, 'queue: the lock of this worker is not held')
      comeBack(client, id)
    }
  }
  const comeBack = (lost: pg.PoolClient | undefined, id: string) => {
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

/** Gives back the jobs of workers that live no more. */
export const unlockDead = (pool: pg.Pool, log: FastifyBaseLogger) => {
  const unlock = () =>
    pool
      .query(
        `select graphile_worker.force_unlock_workers(array(
          select locked_by from graphile_worker._private_jobs
          where locked_at < now() - $1 * interval '1 millisecond'
          group by locked_by having pg_try_advisory_xact_lock(${keyOf('locked_by')})))`,
        [grace],
      )
      .catch((error: unknown) => log.warn({ err: error }, 'queue: cannot look for jobs of the dead'))
  let running: Promise<unknown> = unlock()
  const timer = setInterval(() => (running = unlock()), lookEvery).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
