import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { listings, previews, rooms } from './app.ts'
import type { Config } from './lib/config.ts'
import type { Standby } from './lib/database/standby.ts'
import type { DB } from './lib/database/tables.ts'
import { leastEncoded } from './lib/encoded.ts'
import type { App } from './lib/http/app.ts'
import { requireAddress, trustOf } from './lib/http/caller.ts'
import { documentApi } from './lib/http/documentation.ts'
import { Refusal } from './lib/http/refusal.ts'
import { refuse, refuseUnread } from './lib/http/refuse.ts'
import { addSecurityHeaders } from './lib/http/security-headers.ts'
import { serveWebPages } from './lib/http/web-pages.ts'
import { handOverStreams, heartbeatEvery } from './lib/live/event-stream.ts'
import type { Live } from './lib/live/live.ts'
import { type Metrics, openMetrics } from './lib/metrics/metrics.ts'
import { serveMetrics } from './lib/metrics/serve-metrics.ts'
import { findWhistle } from './matches/scorers/sql.ts'
import { findStaffCalls, watchRights } from './moderation/audit/rights.ts'
import { serveReadiness } from './readiness.ts'
import { logSecurityEvents } from './security-events.ts'
import { settleMatch } from './tournaments/settle.ts'

export interface Parts {
  db: Kysely<DB>
  standby?: Standby | undefined
  config: Config
  live: Live
  now: () => Date
  log: FastifyBaseLogger
  /** Whether `/readyz` may say yes. */
  ready: () => Promise<boolean>
  metrics?: Metrics | undefined
  patience?: Patience | undefined
  /** Milliseconds from one count of spectators to the next. */
  countEvery?: number
  /** Milliseconds that a request may wait for others in all. */
  longestWait?: number
}

/** Milliseconds after which somebody slow is let go; a request takes its own time once it is here. */
export interface Patience {
  /** To send the head of a request. */
  headers: number
  /** To send all of it. */
  request: number
  /** In which nothing moves on a connection: longer than from one heartbeat of a stream to the next. */
  idle: number
  /** Between two requests on a connection: longer than a proxy keeps one for reuse, which is 60 s in nginx. */
  keepAlive: number
  /** How often slow requests are looked for. */
  check: number
}

const usualPatience: Patience = {
  headers: 10_000,
  request: 30_000,
  idle: 3 * heartbeatEvery,
  keepAlive: 72_000,
  check: 2000,
}

const version = '0.1.0'

/** Milliseconds that a server which stops waits for requests under way and for readers to take their last message. */
const stopWithin = 2500

/** JSON as Fastify reads it, but no text at all is no body, not a broken one. */
const acceptNoBody = (fastify: FastifyInstance) => {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}

/**
 * A shared session is also found under `sessions/by-code`, and a tournament under `tournaments/by-code`. The document
 * lists the other paths alone: in these `by-code` could be an id, which readers of the document cannot distinguish.
 */
const rewriteUrl = ({ url = '/' }: { url?: string }) =>
  url.replace(/^\/i-one\/(sessions|tournaments)\/by-code\//, '/i-one/shared-$1/')

/** The HTTP server with every room registered; it listens when asked to. */
export const buildServer = async ({
  ready,
  log,
  metrics = openMetrics(),
  patience = usualPatience,
  countEvery = 10_000,
  longestWait = 5000,
  ...parts
}: Parts) => {
  const fastify = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    rewriteUrl,
    trustProxy: trustOf(parts.config),
    bodyLimit: 1024 * 1024,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.keepAlive,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    // who keeps a connection open without asking for anything is let go, a request under way is finished
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuse,
    clientErrorHandler: refuseUnread,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  const asStaff = await watchRights()
  const app: App = { fastify, countEvery, longestWait, ...parts, findWhistle, settleMatch, asStaff }
  fastify.setErrorHandler(refuse)
  fastify.setValidatorCompiler(() => () => true)
  acceptNoBody(fastify)
  let stopping = false
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    requireAddress(request)
    done(stopping ? new Refusal('stopping', { retryAfter: 1 }) : undefined)
  })
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done(null, payload)
  })
  fastify.addHook('onResponse', ({ method }, _, done) => {
    if (method !== 'GET') parts.live.passOn?.()
    done()
  })
  fastify.addHook('preClose', async () => {
    stopping = true
    // who comes from now on is taken in by another process
    fastify.server.close()
    setTimeout(() => fastify.server.closeAllConnections(), stopWithin).unref()
    await handOverStreams(fastify.server)
  })
  addSecurityHeaders(fastify, parts.config)
  fastify
    .decorateRequest('account', undefined)
    .decorateRequest('refusal', undefined)
    .decorateRequest('waitedFor', undefined)
  logSecurityEvents(fastify, await findStaffCalls())
  await fastify.register(compress, { encodings: ['br', 'gzip'], threshold: leastEncoded })
  await documentApi(fastify, { version, publicUrl: parts.config.publicUrl })
  serveReadiness(app, ready)
  serveMetrics(app, metrics)
  for (const room of rooms) room(app)
  await serveWebPages(app, previews, listings)
  return fastify
}
