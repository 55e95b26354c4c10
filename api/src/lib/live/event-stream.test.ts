import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EventStream, formatMessage, openEventStream } from './event-stream.ts'

const fastify = Fastify()
const opened: EventStream[] = []
const closed: EventStream[] = []
fastify.get('/stream', async (_request, reply) => {
  const stream = openEventStream(reply)
  opened.push(stream)
  stream.onClose(() => closed.push(stream))
})
beforeAll(() => fastify.listen({ host: '127.0.0.1', port: 0 }))
afterAll(async () => {
  for (const stream of opened) stream.end()
  await fastify.close()
})

const open = async (reads: boolean) => {
  const count = opened.length
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /stream HTTP/1.1\r\nhost: localhost\r\n\r\n')
  let bytes = 0
  if (reads) socket.on('data', (data) => (bytes += data.length))
  else socket.pause()
  await expect.poll(() => opened.length).toBe(count + 1)
  return { socket, stream: opened[count]!, read: () => bytes }
}

test('disconnects clients that do not read, and keeps the others', async () => {
  const [slow, quick] = [await open(false), await open(true)]
  const big = Buffer.from(formatMessage('event', 'x'.repeat(128 * 1024)))
  const before = process.memoryUsage().arrayBuffers
  let sent = 0
  while (!closed.includes(slow.stream)) {
    slow.stream.send(Buffer.from(big))
    quick.stream.send(big)
    sent += big.length
    await expect.poll(() => quick.read()).toBeGreaterThanOrEqual(sent)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
  expect(closed).not.toContain(quick.stream)
  slow.socket.destroy()
  quick.socket.destroy()
})
