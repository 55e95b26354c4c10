import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Pages that were rendered at build; every other address is the app's own, which knows its routes. */
const prerendered: Record<string, string> = {
  '/': 'index.html',
  '/how-it-works': 'how-it-works.html',
  '/services': 'services.html',
}

const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the built web app: hashed assets for good, text compressed at build, pages checked at each visit. */
export const serveWebPages = async (fastify: FastifyInstance) => {
  const isBuilt = existsSync(built)
  fastify.setNotFoundHandler((request, reply) => {
    const isPage = isBuilt && request.method === 'GET' && !/^\/(?:i-one|assets|docs)\//.test(request.url)
    if (!isPage) throw new Refusal('not-found')
    return reply.sendFile('app.html')
  })
  if (!isBuilt) {
    fastify.log.warn('the web app is not built (npm run build); only the API is served')
    return
  }
  await fastify.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      response.setHeader('x-content-type-options', 'nosniff')
      if (path.includes('.html')) {
        response.setHeader('content-security-policy', policy)
        response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
        response.setHeader('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
      }
    },
  })
  for (const [path, file] of Object.entries(prerendered))
    fastify.get(path, { schema: { hide: true } }, (_, reply) => reply.sendFile(file))
}
