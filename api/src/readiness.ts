import type { App } from './lib/http/app.ts'

/** Milliseconds for which a server is not ready after its database had no room for a change: reading says nothing of it. */
const withoutRoom = 10_000

/** `/healthz` says that the process lives, `/readyz` that requests can be answered, changes among them. */
export const serveReadiness = ({ fastify, now }: App, ready: () => Promise<boolean>) => {
  let fullAt = -Infinity
  fastify.addHook('onResponse', (request, _, done) => {
    if (request.waitedFor === 'room') fullAt = now().getTime()
    done()
  })
  fastify.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'alive' }))
  fastify.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const hasRoom = Math.abs(now().getTime() - fullAt) >= withoutRoom
    if (hasRoom && (await ready())) return { status: 'ready' }
    return reply.status(503).send({ status: 'not ready' })
  })
}
