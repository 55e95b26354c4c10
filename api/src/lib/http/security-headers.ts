import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

const year = 365 * 24 * 60 * 60

const policyFor = (framedBy: string, styles?: string) =>
  [
    "default-src 'self'",
    ...(styles === undefined ? [] : [`style-src 'self' 'sha256-${styles}'`]),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

export const contentSecurityPolicy = policyFor("'none'")

export const createInlineStylePolicy = (hash: string) => policyFor("'none'", hash)

export const addSecurityPolicy = (path: string, reply: FastifyReply) =>
  path.startsWith('/embed/')
    ? allowFraming(reply)
    : reply.header('content-security-policy', contentSecurityPolicy)

const allowFraming = (reply: FastifyReply) =>
  reply.removeHeader('x-frame-options').header('content-security-policy', policyFor('*'))

/** Adds HSTS only over HTTPS. Forbids caching of API responses by default, because they are private. */
export const addSecurityHeaders = (fastify: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>) => {
  const headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${year}; includeSubDomains`,
    }),
  }
  fastify.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers)
    // guard: no cache stores an API response
    if (url.startsWith('/i-one/')) reply.header('cache-control', 'no-store')
    done()
  })
}
