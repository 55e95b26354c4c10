import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

export interface EventStream {
  send(text: string | Buffer): void
  end(): void
  onClose(listener: () => void): void
}

// Maximum bytes buffered for a slow client. A slower client is disconnected; it reconnects and catches up.
const maxWaiting = 256 * 1024

export const formatMessage = (name: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Milliseconds. Clients reconnect after missing two heartbeats. */
export const heartbeatInterval = 15_000

export const formatHeartbeat = (now: Date) => formatMessage('heartbeat', { serverTime: now.toISOString() })

export const readLastEventId = (header: string | string[] | undefined, reached: number) => {
  const seen = typeof header === 'string' && /^\d{1,16}$/.test(header) ? Number(header) : undefined
  return seen !== undefined && seen <= reached ? seen : undefined
}

const open = new WeakMap<object, Set<EventStream>>()

const streamsOf = (server: object) => {
  const streams = open.get(server) ?? new Set()
  open.set(server, streams)
  return streams
}

export const openEventStream = (reply: FastifyReply): EventStream => {
  const { raw } = reply
  reply.hijack()
  raw.removeHeader('transfer-encoding')
  const headers = reply.getHeaders() as OutgoingHttpHeaders
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
  const stream: EventStream = {
    send(text) {
      if (raw.writableEnded || raw.destroyed) return
      if (raw.writableLength > maxWaiting) raw.destroy()
      else raw.write(text)
    },
    end: () => raw.end(),
    onClose: (listener) => void (raw.closed ? listener() : raw.once('close', listener)),
  }
  const streams = streamsOf(reply.server.server)
  streams.add(stream)
  stream.onClose(() => streams.delete(stream))
  return stream
}

export const countOpenStreams = (server: object) => open.get(server)?.size ?? 0

const batches = { count: 30, pause: 50 }

/** Asks clients to reconnect, in batches, so that other servers do not get all clients at once. */
export const reconnectStreams = async (server: object) => {
  const streams = streamsOf(server)
  const inEach = Math.ceil(streams.size / batches.count)
  while (streams.size > 0) {
    for (const stream of [...streams].slice(0, inEach)) {
      streams.delete(stream)
      stream.send(formatMessage('come-back', { milliseconds: Math.ceil(Math.random() * 2 * batches.pause) }))
      stream.end()
    }
    if (streams.size > 0) await new Promise((resolve) => setTimeout(resolve, batches.pause))
  }
}
