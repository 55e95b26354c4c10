import { once } from 'node:events'
import { connect } from 'node:net'
import { sendMessage } from '@i-one/contract/contact'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bootApp } from './app.ts'
import { lockRow } from './lock.ts'
import { createOpenSession } from './make-open-session.ts'
import { createPerson } from './make.ts'
import { apiError, startTestApp } from './suite.ts'

const app = await startTestApp()

const get = (path: string, init?: RequestInit) => fetch(app.baseUrl + path, init)

describe('the server', () => {
  test('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  test('returns a request id', async () => {
    expect((await get('/healthz')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('documents itself', async () => {
    expect((await get('/docs')).status).toBe(200)
    expect(await (await get('/docs/json')).json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'i-one' },
    })
  })

  test('returns an error for an unknown endpoint', async () => {
    const response = await get('/i-one/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found', error: 'We couldn’t find this.' })
  })

  test('accepts no login from a cookie, and no cross-origin reads or headers', async () => {
    const { token } = await createPerson(app)
    const origin = 'https://elsewhere.example'
    // a simple request in the sense of CORS: a form or an image on another site can send it
    const simple = { origin, cookie: `i-one=${token}; token=${token}; authorization=Bearer ${token}` }
    const read = await get('/i-one/user', { headers: simple })
    const written = await get('/i-one/teams', {
      method: 'POST',
      headers: { ...simple, 'content-type': 'text/plain' },
      body: '{}',
    })
    expect([read.status, written.status]).toEqual([401, 401])
    const preflight = await get('/i-one/teams', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.ok).toBe(false)
    const own = await get('/i-one/user', { headers: { origin, authorization: `Bearer ${token}` } })
    expect(own.status).toBe(200)
    for (const { headers } of [read, written, preflight, own])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  test('hides the details of unexpected errors', async () => {
    const broken = await bootApp({ logLevel: 'silent' })
    await sql`alter table pitches rename to pitches_elsewhere`.execute(broken.db)
    const response = await fetch(`${broken.baseUrl}/i-one/location/nearby?lng=3.35&lat=6.5`)
    expect(response.status).toBe(500)
    const sentence = 'Server Error'
    expect(await response.json()).toEqual({
      error: sentence,
      message: sentence,
      detail: sentence,
      code: 'server-error',
    })
    await broken.stop()
  })

  test('explains a malformed request and closes the connection', async () => {
    // exceeds the server's limit; the unread bytes must not reset the connection before the response
    const heads = ['GET / HTTP/1.1', `x-long: ${'x'.repeat(2_000_000)}`, '']
    for (const [lines, status] of [
      [heads, 431],
      [['NO SUCH THING', ...heads], 400],
    ] as const) {
      const line = openLine(app.baseUrl)
      line.send(...lines)
      const [head = '', body = ''] = (await line.said()).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*connection: close`, 'i'))
      expect(JSON.parse(body)).toMatchObject({ code: status === 431 ? 'too-large' : 'bad-input' })
    }
  })

  test('is not ready while its database is out of space, and sends Retry-After', async () => {
    const full = await bootApp({ logLevel: 'silent' })
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise sqlstate '53100'; end $$`.execute(full.db)
    await sql`create trigger no_room before insert on contact_messages execute function no_room()`.execute(
      full.db,
    )
    const body = { name: 'Ngozi', email: 'ngozi@example.com', message: 'The lights were off.' }
    await expect(full.as()(sendMessage, { body })).rejects.toMatchObject({
      ...apiError('busy', 503),
      retryAfter: 2,
    })
    const readiness = async () => (await fetch(`${full.baseUrl}/readyz`)).status
    expect(await readiness()).toBe(503)
    full.clock.advance(10_000)
    expect(await readiness()).toBe(200)
    await full.stop()
  })

  test('finishes the current request when it stops, and rejects later requests', async () => {
    const stopping = await bootApp()
    const { session } = await createOpenSession(stopping, { captain: await createPerson(stopping) })
    const { token } = await createPerson(stopping)
    const lock = await lockRow(stopping, 'sessions', session._id)
    const [first, second] = [openLine(stopping.baseUrl), openLine(stopping.baseUrl)]
    second.send('GET /healthz HTTP/1.1')
    await lock.queue(async () =>
      first.send(
        `POST /i-one/sessions/${session._id}/join HTTP/1.1`,
        'Host: here',
        `Authorization: Bearer ${token}`,
        '',
      ),
    )
    const stopped = stopping.stop()
    await lock.release()
    expect(await first.said()).toMatch(/^HTTP\/1\.1 200 [^]*"mine":\{"state":"going"/)
    second.send('Host: here', '')
    expect(await second.said()).toMatch(/^HTTP\/1\.1 503 [^]*"code":"stopping"/)
    await stopped
  })
})

const openLine = (baseUrl: string) => {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = once(socket, 'close')
  return {
    send: (...lines: string[]) => void socket.write(lines.map((line) => `${line}\r\n`).join('')),
    said: async () => {
      await ended
      return text
    },
  }
}
