import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

const within = 2000

const states = ['waiting', 'running', 'later', 'given up']

const jobs = `
  select identifier as task, state, count(job.id)::int as count,
    coalesce(max(extract(epoch from now() - run_at)), 0)::float8 as oldest
  from graphile_worker._private_tasks left join (
    select id, task_identifier as identifier, run_at, case
      when locked_at is not null then 'running'
      when attempts >= max_attempts then 'given up'
      when run_at > now() then 'later'
      else 'waiting' end as state
    from graphile_worker.jobs) as job using (identifier)
  group by identifier, state`

interface Jobs {
  task: string
  state: string | null
  count: number
  oldest: number
}

const ask = async (pool: pg.Pool) => {
  const size = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
  const found = await pool.query<Jobs>(jobs)
  return { size: Number(size.rows[0]?.size), jobs: found.rows }
}

export const measureDatabase = (
  { registry }: Pick<Metrics, 'registry'>,
  pool: pg.Pool,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect = () => {},
  ) => new Gauge({ name: `i_one_${name}`, help, labelNames, registers: [registry], collect })

  const connections = gauge(
    'database_connections',
    'Connections in the pool, and requests waiting for a connection',
    ['state'],
    () => {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'awaited' }, pool.waitingCount)
    },
  )
  const up = gauge('database_up', '1 if the database responds, 0 if not')
  const size = gauge('database_size_bytes', 'Size of the database on disk')
  const queued = gauge('jobs', 'Jobs in the queue', ['task', 'state'])
  const oldest = gauge('oldest_job_seconds', 'Seconds since the oldest waiting job was due', ['task'])

  const setJobs = (rows: Jobs[]) => {
    for (const { task } of rows) {
      for (const state of states) queued.set({ task, state }, 0)
      oldest.set({ task }, 0)
    }
    for (const { task, state, count, oldest: seconds } of rows) {
      if (state) queued.set({ task, state }, count)
      if (state === 'waiting') oldest.set({ task }, Math.max(0, seconds))
    }
  }
  return async () => {
    size.remove()
    for (const one of [queued, oldest]) one.reset()
    const late = new AbortController()
    const tooLate = wait(within, undefined, { signal: late.signal, ref: false }).catch(() => undefined)
    const input = ask(pool).catch((error: unknown) => {
      log.warn({ err: error }, 'metrics: the database is not responding')
    })
    const found = await Promise.race([input, tooLate])
    late.abort()
    up.set(found ? 1 : 0)
    if (found) {
      size.set(found.size)
      setJobs(found.jobs)
    }
  }
}
