import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders, contentSecurityPolicy, addSecurityPolicy } from './security-headers.ts'

const headersAt = async (publicUrl: string) => {
  const server = Fastify()
  addSecurityHeaders(server, { publicUrl })
  return (await server.inject('/nowhere')).headers
}

test('sends HSTS only over HTTPS', async () => {
  expect((await headersAt('https://i-one.example'))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect((await headersAt('http://localhost:3000'))['strict-transport-security']).toBeUndefined()
})

test('no answer of the API stays in a store on the way, unless it says so itself', async () => {
  const server = Fastify()
  addSecurityHeaders(server, { publicUrl: 'http://localhost:3000' })
  server.get('/i-one/user', () => 'of one person')
  server.get('/i-one/photos/1', (_, reply) => reply.header('cache-control', 'public').send('of all'))
  server.get('/', () => 'page')
  const cacheControl = async (path: string) => (await server.inject(path)).headers['cache-control']
  expect(await cacheControl('/i-one/user')).toBe('no-store')
  expect(await cacheControl('/i-one/nothing')).toBe('no-store')
  expect(await cacheControl('/i-one/photos/1')).toBe('public')
  expect(await cacheControl('/')).toBeUndefined()
})

test('sends nosniff and the permissions policy with every response, including 404', async () => {
  expect(await headersAt('http://localhost:3000')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  })
})

test('forbids inline scripts, other origins and framing', async () => {
  expect((await headersAt('http://localhost:3000'))['x-frame-options']).toBe('DENY')
  expect(contentSecurityPolicy.split('; ')).toEqual([
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('allows framing only for embed pages', async () => {
  const server = Fastify()
  addSecurityHeaders(server, { publicUrl: 'http://localhost:3000' })
  server.get('/embed/cup', (_, reply) => addSecurityPolicy('/embed/cup', reply).send('a box'))
  const { headers } = await server.inject('/embed/cup')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
})
