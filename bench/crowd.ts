import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The machine's clock, which is the same in each process, in microseconds. */
export const microseconds = () => Number(process.hrtime.bigint() / 1000n)

/** What spectators tell: that they begin to open; that all are there; or the event that all have now, and when the last one got it. */
export type CrowdMessage =
  | { begins: true }
  | { open: true }
  | { seq: number; at: number; lost: number; doubled: number }

/**
 * Opens `count` spectators in another process, each with a connection of its own. They have seen all events up to `after`.
 * `atOnce` is how many connections are being opened at a time; `begin` is called before the first one.
 */
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
      child.once('exit', (code) => reject(new Error(`the spectators have gone with ${code}`)))
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
    /** When the last of them has this event. */
    until: async (seq: number) => (await received(seq)) as Extract<CrowdMessage, { seq: number }>,
    close: () => child.disconnect(),
  }
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>

/** Kilobytes that a process has in memory; `NaN` where Linux does not tell. */
export const memoryOf = (pid: number) =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : NaN
