import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** One reader of a live stream (server-sent events). */
export interface EventStream {
  /** `text` is one or more whole messages, as `message` writes them. */
  send(text: string | Buffer): void
  end(): void
  /** Called at once where the reader has gone already. */
  onClose(listener: () => void): void
}

/** Bytes that may wait for a slow reader before it is dropped; it comes back and gets what it missed. */
const mostWaiting = 256 * 1024

export const message = (name: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Milliseconds; a reader that hears nothing for longer than two of them comes back. */
export const heartbeatEvery = 15_000

export const heartbeat = (now: Date) => message('heartbeat', { serverTime: now.toISOString() })

/** The number a reader who comes back says they saw last, unless there is none or it has never been reached. */
export const lastSeen = (header: string | string[] | undefined, reached: number) => {
  const seen = typeof header === 'string' && /^\d{1,16}$/.test(header) ? Number(header) : undefined
  return seen !== undefined && seen <= reached ? seen : undefined
}

/** The open streams of each server. */
const open = new WeakMap<object, Set<EventStream>>()

const streamsOf = (server: object) => {
  const streams = open.get(server) ?? new Set()
  open.set(server, streams)
  return streams
}

/** Takes the reply over and begins the stream. Proxies are asked not to buffer it. */
export const openEventStream = (reply: FastifyReply): EventStream => {
  const { raw } = reply
  reply.hijack()
  // ended by its connection, so not in chunks: each would be written as three parts, to each reader
  raw.removeHeader('transfer-encoding')
  const headers = reply.getHeaders() as OutgoingHttpHeaders
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // a server that stops waits for none
    connection: 'close',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
  const stream: EventStream = {
    send(text) {
      if (raw.writableEnded || raw.destroyed) return
      if (raw.writableLength > mostWaiting) raw.destroy()
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

/** How many readers a server has. */
export const openStreams = (server: object) => open.get(server)?.size ?? 0

/** A server hands its readers over in so many lots, and waits for so many milliseconds between two of them. */
const lots = { count: 30, pause: 50 }

/**
 * Hands all readers of a server over, a lot at a time: each is asked to come back at once, and reads on until its turn. So
 * those who take them in are not met by all at the same moment, and one of a few does not wait at all.
 */
export const handOverStreams = async (server: object) => {
  const streams = streamsOf(server)
  const inEach = Math.ceil(streams.size / lots.count)
  while (streams.size > 0) {
    for (const stream of [...streams].slice(0, inEach)) {
      streams.delete(stream)
      stream.send(message('come-back', { milliseconds: Math.ceil(Math.random() * 2 * lots.pause) }))
      stream.end()
    }
    if (streams.size > 0) await new Promise((resolve) => setTimeout(resolve, lots.pause))
  }
}
