import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { freePort } from './server.ts'

export interface Network {
  /** Milliseconds there and back. */
  latency: number
  /** Bytes a second, each way. */
  throughput: number
}

const delayed = ({ latency, throughput }: Network) => {
  let free = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      free = Math.max(free, performance.now()) + (chunk.length / throughput) * 1000
      const wait = free - performance.now()
      setTimeout(() => this.push(chunk), wait + latency / 2)
      // the next has to wait for its turn, not for the way
      setTimeout(done, wait)
    },
    flush(done) {
      setTimeout(done, latency / 2)
    },
  })
}

/**
 * A way to a server that is as slow as `slow` says, once it is slowed down. The browser's own emulation leaves out what a
 * service worker asks for.
 */
export const networkTo = async (origin: string, slow: Network) => {
  let isSlow = false
  const sockets = new Set<Socket>()
  const { hostname, port } = new URL(origin)
  const server = createServer((from) => {
    const to = connect(Number(port), hostname)
    const both = [from, to]
    for (const socket of both) {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        for (const other of both) other.destroy()
      })
      socket.on('error', () => socket.destroy())
    }
    if (!isSlow) {
      from.pipe(to)
      to.pipe(from)
      return
    }
    from.pipe(delayed(slow)).pipe(to)
    to.pipe(delayed(slow)).pipe(from)
  })
  const own = await freePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    baseUrl: `http://127.0.0.1:${own}`,
    /** Connections of before end, so none stays quick. */
    slowDown: () => {
      isSlow = true
      cut()
    },
    stop: () => {
      cut()
      server.close()
    },
  }
}
