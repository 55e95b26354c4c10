import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { getDemoPassword, updateDemoPasswords } from '../../seed/demo-password.ts'
import { listDemoEmails, seedDemo } from '../../seed/seed-demo.ts'
import { listDeletedUsers } from './accounts/sql.ts'
import { createSweeps, createTasks } from './app.ts'
import { serveLiveness, toListenError } from './lib/alive.ts'
import { type Config, StartError, isLoopback } from './lib/config.ts'
import {
  type Database,
  isReachable,
  splitConnections,
  openDatabase,
  openSessionPool,
} from './lib/database/database.ts'
import { startEmbeddedPostgres } from './lib/database/embedded-postgres.ts'
import { migrate } from './lib/database/migrate.ts'
import { requirePooler, requireDirectConnection } from './lib/database/pooler.ts'
import { connectStandby } from './lib/database/standby-pool.ts'
import { revokeDemoLogins } from './lib/http/log-in.ts'
import { startLeaderElection } from './lib/lead.ts'
import { startBroker } from './lib/live/broker.ts'
import { setBrokerMode } from './lib/live/live-messages.ts'
import { startLiveUpdates } from './lib/live/live.ts'
import { startLog } from './lib/log.ts'
import { countEmails, createMailer, createOutboxSweep } from './lib/mail.ts'
import { type Metrics, measureProcess, createMetrics } from './lib/metrics/metrics.ts'
import { startQueue } from './lib/queue.ts'
import { startTimers } from './lib/timers.ts'
import { findNodeWarning } from './node-release.ts'
import { seedDistricts } from './pitches/actions.ts'
import { buildServer } from './server.ts'
import { extendDeadlines } from './sessions/deadlines/more-time.ts'

export interface RunningServer {
  log: FastifyBaseLogger
  demo: { emails: readonly (string | null)[]; password: string }
  stop(): Promise<void>
}

const now = () => new Date()

const ownsItsTables =
  'DATABASE_OWNER_URL is not set, so the server can change every table. ' +
  'Let one database user own the tables and run migrations, and use another user in DATABASE_URL.'

const confirmsNothing =
  'SMTP_URL is not set: emails are written to DATA_DIR/outbox, and captains need no confirmed address'

const databaseOf = async (config: Config, log: FastifyBaseLogger, closing: (() => Promise<unknown>)[]) => {
  const { databaseUrl, databaseOwnerUrl, databaseDirectUrl = databaseUrl } = config
  if (databaseUrl && !databaseOwnerUrl) log.warn(ownsItsTables)
  if (databaseUrl && databaseDirectUrl) {
    const isPooled = databaseDirectUrl !== databaseUrl
    await requireDirectConnection(databaseDirectUrl, isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
    if (databaseOwnerUrl) await requireDirectConnection(databaseOwnerUrl, 'DATABASE_OWNER_URL')
    if (isPooled) await requirePooler(databaseUrl, databaseDirectUrl)
    return {
      ownerUrl: databaseOwnerUrl ?? databaseDirectUrl,
      url: databaseUrl,
      directUrl: databaseDirectUrl,
      isPooled,
    }
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  closing.push(() => postgres.stop())
  return { ownerUrl: postgres.url, url: postgres.appUrl, directUrl: postgres.appUrl, isPooled: false }
}

const liveOf = async (
  { natsUrl }: Config,
  { db, directUrl, log }: { db: Database; directUrl: string; log: FastifyBaseLogger },
) => {
  await setBrokerMode(db, natsUrl !== undefined)
  return natsUrl === undefined ? startLiveUpdates(directUrl, log) : startBroker(natsUrl, db, log)
}

const standbyOf = async (
  { databaseReadUrl: url, databasePool: max }: Config,
  primary: Database,
  { log, metrics }: { log: FastifyBaseLogger; metrics: Metrics },
) => {
  if (!url) return undefined
  await requireDirectConnection(url, 'DATABASE_READ_URL').catch((error: unknown) => {
    if (error instanceof StartError) throw error
  })
  const onAway = (error: unknown) => log.warn({ err: error }, 'cannot reach the standby database')
  return connectStandby(url, { primary, max, count: metrics.countStandbyRead, onAway })
}

// Uses a separate connection, because PostgreSQL backends keep a large job's memory until disconnect.
const insertDemo = async (url: string, password: string) => {
  const own = openDatabase(url, { max: 1 })
  await seedDemo(own.db, password, now()).finally(() => own.close())
}

const openDemo = async (config: Config, db: Database, url: string) => {
  if (!isLoopback(config)) {
    await revokeDemoLogins(db)
    return { emails: [], password: '' }
  }
  const password = getDemoPassword(config)
  if (!config.databaseUrl) await insertDemo(url, password)
  await updateDemoPasswords(db, password)
  return { emails: await listDemoEmails(db), password }
}

const listen = async (server: FastifyInstance, { host, port }: Config) => {
  await server.listen({ host, port, backlog: 4096 }).catch((error: unknown) => {
    throw toListenError(error, host, port, 'PORT')
  })
}

export const startServer = async (config: Config): Promise<RunningServer> => {
  const log = startLog(config)
  if (!config.rateLimits) log.warn('RATE_LIMITS=off: only attempts to enter a reset code are limited')
  const outdated = findNodeWarning(process.versions.node, now())
  if (outdated) log.warn(outdated)
  if (!config.smtpUrl) log.warn(confirmsNothing)
  if (!config.metricsFrom)
    log.info('METRICS_FROM is not set: /metrics is available only on this machine and not through a proxy')
  const closing: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closing.toReversed()) await close()
  }
  try {
    // starts first and stops last: HAProxy lets a process use the poolers only while this endpoint answers
    const alive =
      config.alivePort === undefined ? undefined : await serveLiveness(config.host, config.alivePort)
    closing.push(async () => alive?.stop())
    const { ownerUrl, url, directUrl, isPooled } = await databaseOf(config, log, closing)
    await migrate(ownerUrl, { appUrl: directUrl, log })
    const database = openDatabase(url, { ...splitConnections(config.databasePool), isPooled })
    closing.push(() => database.close())
    await seedDistricts(database.db)
    const live = await liveOf(config, { db: database.db, directUrl, log })
    closing.push(() => live.stop())
    const metrics = createMetrics()
    measureProcess(metrics)
    const standby = await standbyOf(config, database.db, { log, metrics })
    if (standby) closing.push(() => standby.stop())
    let ready = false
    const server = await buildServer({
      db: database.db,
      standby,
      config,
      live,
      now,
      log,
      metrics,
      ready: async () => ready && (await isReachable(database.pool)),
    })
    closing.push(() => server.close())
    await listen(server, config)
    const work = createTasks(
      { db: database.db, config, now },
      countEmails(createMailer(config, log), metrics),
    )
    const sessions = isPooled ? openSessionPool(directUrl, config.databaseDirectPool - 1) : database.pool
    if (isPooled) closing.push(() => sessions.end())
    const queue = await startQueue(sessions, work, log, metrics)
    closing.push(() => queue.stop())
    const lead = startLeaderElection(database.db, extendDeadlines)
    closing.push(() =>
      lead.stop().catch((error: unknown) => log.warn({ err: error }, 'cannot release leadership')),
    )
    const timers = startTimers(createSweeps({ db: database.db, log }), {
      leads: lead.leads,
      now,
      log,
      metrics,
    })
    closing.push(() => timers.stop())
    const always = () => Promise.resolve(true)
    const own = startTimers(
      { outbox: createOutboxSweep(config, (ids) => listDeletedUsers(database.db, ids)) },
      { leads: always, now, log, metrics },
    )
    closing.push(() => own.stop())
    const demo = await openDemo(config, database.db, url)
    ready = true
    alive?.serve()
    return { log, demo, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
