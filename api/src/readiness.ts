import type { App } from './lib/http/app.ts'

// Milliseconds for which the server reports "not ready" after a write failed on a full disk. Reads do not detect a full disk.
const withoutRoom = 10_000

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
