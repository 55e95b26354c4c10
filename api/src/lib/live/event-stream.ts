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
  const headers = reply.getHeaders() as OutgoingHttpHeaders
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nothing else follows on this connection, so its end is the connection's: a server that stops waits for none
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

/** Asks every reader to come back in a while, spread so that they do not all come at once, and ends the streams. */
export const endEventStreams = (server: object) => {
  for (const stream of streamsOf(server)) {
    stream.send(message('come-back', { milliseconds: Math.round(500 + Math.random() * 1500) }))
    stream.end()
  }
}
