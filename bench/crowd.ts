import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Reads CLOCK_MONOTONIC in microseconds, because all processes share that clock. */
export const readMicroseconds = () => Number(process.hrtime.bigint() / 1000n)

export type CrowdMessage =
  | { begins: true }
  | { open: true }
  | { seq: number; at: number; lost: number; doubled: number }

export const openCrowd = async (
  baseUrl: string,
  path: string,
  count: number,
  after: number,
  { atOnce = 100, begin }: { atOnce?: number; begin?: () => void } = {},
) => {
  const { hostname, port } = new URL(baseUrl)
  const program = fileURLToPath(new URL('spectators.ts', import.meta.url))
  const child = fork(program, [hostname, port, path, ...[count, after, atOnce].map(String)])
  const waiting = new Map<number | 'open', (message: CrowdMessage) => void>()
  const received = (what: number | 'open') =>
    new Promise<CrowdMessage>((resolve, reject) => {
      waiting.set(what, resolve)
      child.once('exit', (code) => reject(new Error(`the process of the spectators exited with ${code}`)))
    })
  child.setMaxListeners(0)
  child.on('message', (message: CrowdMessage) => {
    if ('begins' in message) return begin?.()
    const what = 'open' in message ? 'open' : message.seq
    waiting.get(what)?.(message)
    waiting.delete(what)
  })
  await received('open')
  return {
    until: async (seq: number) => (await received(seq)) as Extract<CrowdMessage, { seq: number }>,
    close: () => child.disconnect(),
  }
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>

/** Returns the memory in kilobytes, or `NaN` if not on Linux. */
export const readMemory = (pid: number) =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : NaN
