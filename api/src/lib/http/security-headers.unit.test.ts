import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

const headersAt = async (publicUrl: string) => {
  const server = Fastify()
  addSecurityHeaders(server, { publicUrl })
  return (await server.inject('/nowhere')).headers
}

test('HTTPS is promised where people reach the app by it, and nowhere else', async () => {
  expect((await headersAt('https://i-one.example'))['strict-transport-security']).toBe('max-age=31536000')
  expect((await headersAt('http://localhost:3000'))['strict-transport-security']).toBeUndefined()
})

test('every answer, a 404 as well, is read as the type it says and gives location to ourselves alone', async () => {
  expect(await headersAt('http://localhost:3000')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  })
})
