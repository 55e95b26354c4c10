import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { type EventStream, message, openEventStream } from '../../src/lib/live/event-stream.ts'

export const crowdSize = 100
/** A message as large as the largest that a match sends, its line-ups. */
const news = Buffer.from(message('event', 'x'.repeat(16 * 1024)))

/** Spectators of whom ten are looked at, with a hundred beside them who read or never do. */
export const openCrowd = async (othersRead: boolean) => {
  const server = Fastify()
  const streams = new Set<EventStream>()
  server.get('/', (_request, reply) => {
    const stream = openEventStream(reply)
    streams.add(stream)
    stream.onClose(() => streams.delete(stream))
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const sockets: Socket[] = []
  const come = async () => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    // who is dropped finds the connection reset
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    // an older answer comes without chunks, so its bytes can be counted
    socket.write('GET / HTTP/1.0\r\n\r\n')
    return socket
  }
  const readers = await Promise.all(Array.from({ length: 10 }, come))
  const heads = readers.map((reader) => once(reader, 'data'))
  const others = await Promise.all(Array.from({ length: crowdSize }, come))
  for (const other of others) void (othersRead ? other.resume() : other.pause())
  await expect.poll(() => streams.size, { timeout: 30_000 }).toBe(10 + crowdSize)
  await Promise.all(heads)
  const times: number[] = []
  return {
    times,
    here: () => streams.size,
    /** Sends news to all, until the last of the ten has it. */
    tell: async () => {
      const heard = readers.map(
        (reader) =>
          new Promise<void>((resolve) => {
            let left = news.length
            const take = (bytes: Buffer) => {
              left -= bytes.length
              if (left > 0) return
              reader.off('data', take)
              resolve()
            }
            reader.on('data', take)
          }),
      )
      const began = performance.now()
      for (const stream of streams) stream.send(news)
      await Promise.all(heard)
      times.push(performance.now() - began)
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await server.close()
    },
  }
}
