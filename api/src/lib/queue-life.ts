import type { FastifyBaseLogger } from 'fastify'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

// graphile-worker unlocks jobs of a dead process only after four hours. So each worker holds an advisory lock under
// its name, and all processes unlock the jobs of workers whose lock PostgreSQL has released.

const lookEvery = 2000
const grace = 5000
const keyOf = (name: string) => `hashtext('queue'), hashtext(${name})`

export const lockWorkerName = (pool: pg.Pool, events: WorkerEvents, log: FastifyBaseLogger) => {
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
