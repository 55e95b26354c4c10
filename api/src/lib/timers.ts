import { day, hour, second } from '@i-one/game/durations'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics/metrics.ts'

export type Sweep = (now: Date) => Promise<void>

export const toNightlySweep = (sweep: Sweep): Sweep => {
  let next = 0
  return async (now) => {
    if (now.getTime() < next) return
    await sweep(now)
    next = Math.floor((now.getTime() - 2 * hour) / day) * day + day + 2 * hour
  }
}

export const throttleSweep = (milliseconds: number, sweep: Sweep): Sweep => {
  let last = -Infinity
  return async (now) => {
    if (Math.abs(now.getTime() - last) < milliseconds) return
    last = now.getTime()
    await sweep(now)
  }
}

const lanes = 4

// Milliseconds after which the next sweep starts on another connection instead of waiting for the running sweep. Sweeps use few
// connections, because each connection keeps query plans in memory.
const timeout = 100

interface Options {
  leads: (now: Date) => Promise<boolean>
  now: () => Date
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'swept'>
}

/** Sweeps process rows that are due. Two simultaneous leaders are harmless, because sweeps use `FOR UPDATE SKIP LOCKED`. */
export const startTimers = (sweeps: Record<string, Sweep>, { leads, now, log, metrics }: Options) => {
  let stopped = false
  let input: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, Sweep>()
  const running = new Map<string, Promise<void>>()
  const slow = new Set<string>()
  const fail = (sweep: string) => (error: unknown) => {
    log.error({ err: error, sweep }, 'sweep failed')
    return true
  }
  const take = async (name: string, sweep: Sweep) => {
    const begun = performance.now()
    const waited = setTimeout(() => {
      slow.add(name)
      begin()
    }, timeout).unref()
    const failed = await sweep(now()).then(() => false, fail(name))
    clearTimeout(waited)
    const ms = Math.round(performance.now() - begun)
    metrics.swept(name, { at: now(), seconds: ms / 1000, failed })
    if (!failed) log[ms < second ? 'debug' : 'info']({ sweep: name, ms }, 'sweep done')
    running.delete(name)
    slow.delete(name)
    begin()
  }
  const begin = () => {
    for (const [name, sweep] of waiting) {
      if (running.size >= lanes || running.size > slow.size) return
      if (running.has(name)) continue
      waiting.delete(name)
      running.set(name, take(name, sweep))
    }
  }
  const turn = async () => {
    if (!(await leads(now())) || stopped) return
    for (const [name, sweep] of Object.entries(sweeps)) waiting.set(name, sweep)
    begin()
  }
  const next = () => {
    if (stopped) return
    input = turn().catch(fail('lead'))
    void input.then(() => setTimeout(next, second).unref())
  }
  next()
  return {
    async stop() {
      stopped = true
      waiting.clear()
      await input
      await Promise.all(running.values())
    },
  }
}
