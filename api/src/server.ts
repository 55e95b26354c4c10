import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import manifest from '../package.json' with { type: 'json' }
import { sitemapSources, previews, modules } from './app.ts'
import type { Config } from './lib/config.ts'
import type { Standby } from './lib/database/standby.ts'
import type { DB } from './lib/database/tables.ts'
import { minCompressedBytes } from './lib/encoded.ts'
import { ApiError } from './lib/http/api-error.ts'
import type { App } from './lib/http/app.ts'
import { requireAddress, toTrustProxy } from './lib/http/caller.ts'
import { serveDocs } from './lib/http/documentation.ts'
import { handleError, handleClientError } from './lib/http/error-handler.ts'
import { chooseLanguages } from './lib/http/language.ts'
import { addSecurityHeaders } from './lib/http/security-headers.ts'
import { listBuiltLanguages, serveWebPages } from './lib/http/web-pages.ts'
import { inLanguage, setDefaultLanguage } from './lib/i18n/i18n.ts'
import { reconnectStreams, heartbeatInterval } from './lib/live/event-stream.ts'
import type { LiveUpdates } from './lib/live/live.ts'
import { type Metrics, createMetrics } from './lib/metrics/metrics.ts'
import { serveMetrics } from './lib/metrics/serve-metrics.ts'
import { findScorerByToken } from './matches/scorers/sql.ts'
import { listStaffEndpoints, createStaffLogger } from './moderation/audit/rights.ts'
import { serveReadiness } from './readiness.ts'
import { logSecurityEvents } from './security-events.ts'
import { settleMatch } from './tournaments/settle.ts'

export interface ServerDependencies {
  db: Kysely<DB>
  standby?: Standby | undefined
  config: Config
  live: LiveUpdates
  now: () => Date
  log: FastifyBaseLogger
  ready: () => Promise<boolean>
  metrics?: Metrics | undefined
  timeouts?: Timeouts | undefined
  countEvery?: number
  longestWait?: number
}

/** Timeouts in milliseconds. */
export interface Timeouts {
  headers: number
  request: number
  /** Must be longer than the heartbeat interval of streams. */
  idle: number
  /** Must be longer than the proxy's own keep-alive (60 s in nginx), or the proxy reuses a closed connection. */
  keepAlive: number
  check: number
}

const usualTimeouts: Timeouts = {
  headers: 10_000,
  request: 30_000,
  idle: 3 * heartbeatInterval,
  keepAlive: 72_000,
  check: 2000,
}

const stopWithin = 2500

// Accepts an empty JSON body, which Fastify rejects by default.
const acceptNoBody = (fastify: FastifyInstance) => {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}

// OpenAPI lists only the rewritten paths, because `sessions/by-code/…` would also match `sessions/{id}/…`.
const rewriteUrl = ({ url = '/' }: { url?: string }) =>
  url.replace(/^\/i-one\/(sessions|tournaments)\/by-code\//, '/i-one/shared-$1/')

export const buildServer = async ({
  ready,
  log,
  metrics = createMetrics(),
  timeouts = usualTimeouts,
  countEvery = 10_000,
  longestWait = 5000,
  ...parts
}: ServerDependencies) => {
  const fastify = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    rewriteUrl,
    trustProxy: toTrustProxy(parts.config),
    bodyLimit: 1024 * 1024,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: handleError,
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  const asStaff = await createStaffLogger()
  const app: App = { fastify, countEvery, longestWait, ...parts, findScorerByToken, settleMatch, asStaff }
  fastify.setErrorHandler((error, request, reply) =>
    inLanguage(request.language, () => handleError(error, request, reply)),
  )
  fastify.setValidatorCompiler(() => () => true)
  acceptNoBody(fastify)
  chooseLanguages(fastify, parts.config.defaultLanguage, listBuiltLanguages())
  let stopping = false
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    requireAddress(request)
    done(stopping ? new ApiError('stopping', { retryAfter: 1 }) : undefined)
  })
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done(null, payload)
  })
  fastify.addHook('onResponse', ({ method }, _, done) => {
    if (method !== 'GET') parts.live.publishPending?.()
    done()
  })
  fastify.addHook('preClose', async () => {
    stopping = true
    fastify.server.close()
    setTimeout(() => fastify.server.closeAllConnections(), stopWithin).unref()
    await reconnectStreams(fastify.server)
  })
  setDefaultLanguage(parts.config.defaultLanguage)
  addSecurityHeaders(fastify, parts.config)
  fastify
    .decorateRequest('account', undefined)
    .decorateRequest('errorCode', undefined)
    .decorateRequest('waitedFor', undefined)
  logSecurityEvents(fastify, await listStaffEndpoints())
  await fastify.register(compress, { encodings: ['br', 'gzip'], threshold: minCompressedBytes })
  await serveDocs(fastify, { version: manifest.version, publicUrl: parts.config.publicUrl })
  serveReadiness(app, ready)
  serveMetrics(app, metrics)
  for (const registerRoutes of modules) registerRoutes(app)
  await serveWebPages(app, previews, sitemapSources)
  return fastify
}
