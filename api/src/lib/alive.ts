import { Worker } from 'node:worker_threads'
import { StartError } from './config.ts'

/** Milliseconds from one beat of the process to the next. */
const every = 200

// a thread does not have what makes a server run from source
const thread = import.meta.url.endsWith('.ts')
  ? new URL('alive-thread.mjs', import.meta.url)
  : new URL('alive-thread.js', import.meta.url)

/**
 * Says at a port of its own whether the process lives: at `/process` from now on, elsewhere once it serves requests. A thread
 * answers at once, however busy the process is, so who asks need not be patient with one that stands still. A process that has
 * not come to its beat for two seconds counts as hung.
 */
export const startAlive = async (host: string, port: number) => {
  /** When the last beat was, by the monotonic clock in nanoseconds, and 1 once it serves. */
  const seen = new BigInt64Array(new SharedArrayBuffer(16))
  const beat = () => void Atomics.store(seen, 0, process.hrtime.bigint())
  beat()
  const worker = new Worker(thread, {
    workerData: { host, port, seen },
    execArgv: [],
  })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `port ${port} on ${host} is taken by another program. Set ALIVE_PORT to a free one.`,
            )
          : error,
      ),
    )
  })
  // the thread may have taken longer to start than a process may hang
  beat()
  const timer = setInterval(beat, every).unref()
  worker.unref()
  return {
    serve: () => void Atomics.store(seen, 1, 1n),
    stop: async () => {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}
