import { Worker } from 'node:worker_threads'
import { StartError } from './config.ts'

const every = 200

const thread = import.meta.url.endsWith('.ts')
  ? new URL('alive-thread.mjs', import.meta.url)
  : new URL('alive-thread.js', import.meta.url)

export const toListenError = (error: unknown, host: string, port: number, variable: string) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new StartError(`port ${port} on ${host} is in use by another program. Set ${variable} to a free port.`)
    : error

/** Answers health checks in a separate thread, so that a busy main thread cannot delay the answers. */
export const serveLiveness = async (host: string, port: number) => {
  const seen = new BigInt64Array(new SharedArrayBuffer(16))
  const beat = () => void Atomics.store(seen, 0, process.hrtime.bigint())
  beat()
  const worker = new Worker(thread, { workerData: { host, port, seen }, execArgv: [] })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', (error) => reject(toListenError(error, host, port, 'ALIVE_PORT')))
  })
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
