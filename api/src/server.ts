import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { rooms } from './app.ts'
import type { App } from './lib/app.ts'
import type { Config } from './lib/config.ts'
import { documentApi } from './lib/documentation.ts'
import { endEventStreams } from './lib/event-stream.ts'
import type { Live } from './lib/live.ts'
import { refuse } from './lib/refuse.ts'
import { addSecurityHeaders } from './lib/security-headers.ts'
import type { DB } from './lib/tables.ts'
import { serveWebPages } from './lib/web-pages.ts'

export interface Parts {
  db: Kysely<DB>
  config: Config
  live: Live
  now: () => Date
  log: FastifyBaseLogger
  /** Whether `/readyz` may say yes. */
  ready: () => boolean
}

const version = '0.1.0'

/** JSON as Fastify reads it, but no text at all is no body, not a broken one. */
const acceptNoBody = (fastify: FastifyInstance) => {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}

/** The HTTP server with every room registered; it listens when told to. */
export const buildServer = async ({ ready, log, ...parts }: Parts) => {
  const fastify = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: parts.config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  const app: App = { fastify, ...parts }
  fastify.setErrorHandler(refuse)
  fastify.setValidatorCompiler(() => () => true)
  acceptNoBody(fastify)
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  fastify.addHook('preClose', (done) => {
    endEventStreams()
    done()
  })
  addSecurityHeaders(fastify, parts.config)
  await fastify.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await documentApi(fastify, version)
  fastify.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'alive' }))
  fastify.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, (_, reply) =>
    reply.status(ready() ? 200 : 503).send({ status: ready() ? 'ready' : 'starting' }),
  )
  for (const room of rooms) room(app)
  await serveWebPages(fastify, parts.config)
  return fastify
}
