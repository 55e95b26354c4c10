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

/** For the pages: nothing inline, nothing from elsewhere, in nobody's frame. Blurred pictures are data addresses. */
export const contentSecurityPolicy = policyFor("'none'")

/** The same for a page with a stylesheet in it, by the hash of that. */
export const letStyles = (hash: string) => policyFor("'none'", hash)

/** The policy of the page at `path`. One below `/embed/` may be framed by any site. */
export const addPolicy = (path: string, reply: FastifyReply) =>
  path.startsWith('/embed/')
    ? letFrame(reply)
    : reply.header('content-security-policy', contentSecurityPolicy)

const letFrame = (reply: FastifyReply) =>
  reply.removeHeader('x-frame-options').header('content-security-policy', policyFor('*'))

/**
 * On every answer. Only HTTPS may promise HTTPS. What the API says is mostly for one person: nobody on the way keeps it,
 * unless the answer itself says that it may be kept.
 */
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
    // guard: no cache stores an answer of the API
    if (url.startsWith('/i-one/')) reply.header('cache-control', 'no-store')
    done()
  })
}
