import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { findFreePort } from './server.ts'

export interface Network {
  /** Milliseconds per round trip. */
  latency: number
  /** Bytes per second in each direction. */
  throughput: number
}

const delayed = ({ latency, throughput }: Network) => {
  let free = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      free = Math.max(free, performance.now()) + (chunk.length / throughput) * 1000
      const wait = free - performance.now()
      setTimeout(() => this.push(chunk), wait + latency / 2)
      // the next chunk waits for the bandwidth only, not for the latency
      setTimeout(done, wait)
    },
    flush(done) {
      setTimeout(done, latency / 2)
    },
  })
}

/** Slows the network with a proxy, because the browser's network emulation ignores service workers. */
export const startSlowProxy = async (origin: string, slow: Network) => {
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
  const own = await findFreePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    baseUrl: `http://127.0.0.1:${own}`,
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
