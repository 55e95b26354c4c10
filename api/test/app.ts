import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { type Call, CallError, type Connection, createClient } from '@i-one/contract/call'
import type { PoolConfig } from 'pg'
import type { DestinationStream } from 'pino'
import { createSweeps } from '../src/app.ts'
import { type Config, parseConfig } from '../src/lib/config.ts'
import { withTimeouts } from '../src/lib/database/connection.ts'
import { isReachable, openDatabase } from '../src/lib/database/database.ts'
import { listErrorCodes } from '../src/lib/http/open-api.ts'
import { type PollIntervals, startLiveUpdates } from '../src/lib/live/live.ts'
import { startLog } from '../src/lib/log.ts'
import { createMetrics } from '../src/lib/metrics/metrics.ts'
import { type Timeouts, buildServer } from '../src/server.ts'
import { cloneDatabase } from './clone.ts'
import { watchLockOrder } from './lock-order.ts'

const movableClock = (start: string) => {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant: string | Date) => void (now = new Date(instant)),
    advance: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
  }
}

/** Fails the test if the API returns an error code that the contract does not declare for the endpoint. */
const asSaid =
  (call: Call): Call =>
  (endpoint, ...input) =>
    call(endpoint, ...input).catch((error: unknown) => {
      if (error instanceof CallError && error.code && !listErrorCodes(endpoint).includes(error.code))
        throw new Error(`${endpoint.path} returned ${error.code}, which its contract does not declare`, {
          cause: error,
        })
      throw error
    })

/** Timeout in milliseconds. Long, because CI machines are slow; tests about timeouts set shorter ones. */
const patient = 30_000

/** Polls only once a day, because polling would hide missed notifications. */
const neverLooking: PollIntervals = { every: 24 * 60 * 60_000, within: patient }

interface Surroundings {
  timeouts?: Timeouts
  longestWait?: number
  settings?: PoolConfig
  logTo?: DestinationStream
  /** Runs on the database before the app opens it. */
  prepare?: (databaseUrl: string) => Promise<void>
}

export type TestApp = Awaited<ReturnType<typeof bootApp>>

/** Thursday, 16:18 in Lagos. */
export const testTime = '2025-11-20T15:18:00.000Z'

export const bootApp = async (
  settings: Partial<Config> = {},
  { timeouts, longestWait = patient, settings: differences, logTo, prepare }: Surroundings = {},
) => {
  const database = await cloneDatabase()
  await prepare?.(database.url)
  const { db, pool, close } = openDatabase(database.url, {
    settings: {
      ...withTimeouts(database.url),
      lock_timeout: patient,
      connectionTimeoutMillis: patient,
      ...differences,
    },
  })
  const wrongLocks = watchLockOrder(pool)
  const clock = movableClock(testTime)
  const config = { ...parseConfig({ LOG_LEVEL: 'error' }), ...settings }
  const log = startLog(config, logTo)
  const live = await startLiveUpdates(database.url, log, neverLooking)
  const metrics = createMetrics()
  const server = await buildServer({
    db,
    config,
    live,
    log,
    metrics,
    now: clock.now,
    ready: () => isReachable(pool),
    timeouts,
    longestWait,
    countEvery: 200,
  })
  await server.listen({ host: config.host, port: 0 })
  const baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const connection = (token?: string, language?: string): Connection => ({
    baseUrl,
    language,
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
    as: (token?: string, language?: string): Call => asSaid(createClient(connection(token, language))),
    sweep: async () => {
      for (const sweep of Object.values(createSweeps({ db }))) await sweep(clock.now())
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
