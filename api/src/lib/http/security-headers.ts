import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const year = 365 * 24 * 60 * 60

/** For the pages: nothing inline, nothing from elsewhere, in nobody's frame. Blurred pictures are data addresses. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** On every answer. Only HTTPS may promise HTTPS. */
export const addSecurityHeaders = (fastify: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>) => {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  }
  fastify.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
