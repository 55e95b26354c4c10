import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp(
  {},
  { timeouts: { headers: 300, request: 600, idle: 1000, keepAlive: 200, check: 50 } },
)

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

const openLine = (...lines: string[]) => {
  const { hostname, port } = new URL(app.baseUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  open.push(socket)
  socket.on('error', () => 'it closes').write(lines.map((line) => `${line}\r\n`).join(''))
  let said = ''
  return { socket, said: () => said, read: () => socket.on('data', (text) => (said += text)) }
}

test('disconnects clients that send the request head slowly', async () => {
  const { socket, read, said } = openLine('GET /healthz HTTP/1.1', 'host: localhost')
  read()
  await once(socket, 'close')
  expect(said()).toMatch(/^HTTP\/1\.1 408 /)
})

test('disconnects clients that send the request body slowly', async () => {
  const { token } = await createPerson(app)
  const { socket, read, said } = openLine(
    `PUT ${updatePhoto.path} HTTP/1.1`,
    `host: localhost`,
    `authorization: Bearer ${token}`,
    'content-type: image/jpeg',
    'content-length: 100000',
    '',
    'a little',
  )
  read()
  await once(socket, 'close')
  expect(said()).toMatch(/^HTTP\/1\.1 408 /)
})

test('disconnects clients that do not read responses', async () => {
  const get = ['GET /docs/json HTTP/1.1', 'host: localhost', '']
  // the responses have 11 MB, more than the kernel buffers
  const { socket } = openLine(...Array.from({ length: 20 }, () => get).flat())
  socket.pause()
  await once(socket, 'connect')
  await expect.poll(app.openConnections).toBe(1)
  await expect.poll(app.openConnections).toBe(0)
})

test('closes idle connections', async () => {
  const { socket, read, said } = openLine('GET /healthz HTTP/1.1', 'host: localhost', '')
  const began = performance.now()
  read()
  await once(socket, 'close')
  expect(said()).toMatch(/^HTTP\/1\.1 200 /)
  // Node adds one second to the keep-alive timeout
  expect(performance.now() - began).toBeLessThan(10_000)
})
