import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { type Call, CallError, type Connection, connect } from '@i-one/contract/call'
import type { PoolConfig } from 'pg'
import type { DestinationStream } from 'pino'
import { sweeps } from '../src/app.ts'
import { type Config, parseConfig } from '../src/lib/config.ts'
import { hurried } from '../src/lib/database/connection.ts'
import { answers, openDatabase } from '../src/lib/database/database.ts'
import { refusalsOf } from '../src/lib/http/open-api.ts'
import { type Asking, startLive } from '../src/lib/live/live.ts'
import { startLog } from '../src/lib/log.ts'
import { openMetrics } from '../src/lib/metrics/metrics.ts'
import { type Timeouts, buildServer } from '../src/server.ts'
import { cloneDatabase } from './clone.ts'
import { watchLockOrder } from './lock-order.ts'

/** A clock that stands still until it is moved. */
const movableClock = (start: string) => {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant: string | Date) => void (now = new Date(instant)),
    advance: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
  }
}

/** A refusal that the contract does not know of the call fails the test. */
const asSaid =
  (call: Call): Call =>
  (endpoint, ...input) =>
    call(endpoint, ...input).catch((error: unknown) => {
      if (error instanceof CallError && error.code && !refusalsOf(endpoint).includes(error.code))
        throw new Error(`${endpoint.path} does not say that it answers ${error.code}`, { cause: error })
      throw error
    })

/** Milliseconds. A shared machine makes waits long; the tests about waiting say how long one may be. */
const patient = 30_000

/**
 * What was not told as it happened is found when the connection that listens is given up. In tests it is not asked: whoever
 * hears of something was told. How long that takes is `npm run bench:live`'s to say.
 */
const neverLooking: Asking = { every: 24 * 60 * 60_000, within: patient }

interface Surroundings {
  timeouts?: Timeouts
  longestWait?: number
  /** How its connections differ from those of a server. */
  settings?: PoolConfig
  /** Where its log is written to. */
  logTo?: DestinationStream
  /** What is done to its database before anybody uses it. */
  prepare?: (databaseUrl: string) => Promise<void>
}

export type TestApp = Awaited<ReturnType<typeof bootApp>>

/** A Thursday evening in Lagos, 16:18 there. */
export const testTime = '2025-11-20T15:18:00.000Z'

/** One server of its own on a database of its own, reached over HTTP; only its clock is not real. */
export const bootApp = async (
  settings: Partial<Config> = {},
  { timeouts, longestWait = patient, settings: differences, logTo, prepare }: Surroundings = {},
) => {
  const database = await cloneDatabase()
  await prepare?.(database.url)
  const { db, pool, close } = openDatabase(database.url, {
    settings: {
      ...hurried(database.url),
      lock_timeout: patient,
      connectionTimeoutMillis: patient,
      ...differences,
    },
  })
  const wrongLocks = watchLockOrder(pool)
  const clock = movableClock(testTime)
  const config = { ...parseConfig({ LOG_LEVEL: 'error' }), ...settings }
  const log = startLog(config, logTo)
  const live = await startLive(database.url, log, neverLooking)
  const metrics = openMetrics()
  const server = await buildServer({
    db,
    config,
    live,
    log,
    metrics,
    now: clock.now,
    ready: () => answers(pool),
    timeouts,
    longestWait,
    countEvery: 200,
  })
  await server.listen({ host: config.host, port: 0 })
  const baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const connection = (token?: string): Connection => ({
    baseUrl,
    token: () => token ?? null,
    timeout: 2 * patient,
  })
  return {
    db,
    clock,
    config,
    log,
    metrics,
    baseUrl,
    databaseUrl: database.url,
    connection,
    openConnections: () => promisify(server.server.getConnections.bind(server.server))(),
    /** Calls as the user of `token`, or as nobody. */
    as: (token?: string): Call => asSaid(connect(connection(token))),
    /** Does once what the timers do each second. */
    sweep: async () => {
      for (const sweep of Object.values(sweeps({ db }))) await sweep(clock.now())
    },
    stop: async () => {
      await server.close()
      await live.stop()
      await close()
      await database.drop()
      if (wrongLocks.length > 0) throw new Error(wrongLocks.join('\n'))
    },
  }
}
