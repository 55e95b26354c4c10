import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The machine's clock, which is the same in each process, in microseconds. */
export const microseconds = () => Number(process.hrtime.bigint() / 1000n)

/** What spectators tell: that all are there; or the event that all have now, and when the last one got it. */
export type CrowdMessage = { open: true } | { seq: number; at: number; lost: number; doubled: number }

/** So many spectators in a process of their own, over a connection each; they have seen all up to `after`. */
export const openCrowd = async (baseUrl: string, path: string, count: number, after: number) => {
  const { hostname, port } = new URL(baseUrl)
  const program = fileURLToPath(new URL('spectators.ts', import.meta.url))
  const child = fork(program, [hostname, port, path, String(count), String(after)])
  const waiting = new Map<number | 'open', (message: CrowdMessage) => void>()
  const received = (what: number | 'open') =>
    new Promise<CrowdMessage>((resolve, reject) => {
      waiting.set(what, resolve)
      child.once('exit', (code) => reject(new Error(`the spectators have gone with ${code}`)))
    })
  child.setMaxListeners(0)
  child.on('message', (message: CrowdMessage) => {
    const what = 'open' in message ? 'open' : message.seq
    waiting.get(what)?.(message)
    waiting.delete(what)
  })
  await received('open')
  return {
    /** When the last of them has this event. */
    until: async (seq: number) => (await received(seq)) as Exclude<CrowdMessage, { open: true }>,
    close: () => child.disconnect(),
  }
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>

/** Kilobytes that a process has in memory; `NaN` where Linux does not tell. */
export const memoryOf = (pid: number) =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : NaN
