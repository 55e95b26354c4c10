import { day, hour, second } from '@i-one/game/durations'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics/metrics.ts'

export type Sweep = (now: Date) => Promise<void>

/** Does it when the process starts, and then each night at two (UTC); what failed is tried again with the next sweep. */
export const nightly = (sweep: Sweep): Sweep => {
  let next = 0
  return async (now) => {
    if (now.getTime() < next) return
    await sweep(now)
    next = Math.floor((now.getTime() - 2 * hour) / day) * day + day + 2 * hour
  }
}

/** Does it when the process starts, and then so often: nobody waits for it. */
export const each = (milliseconds: number, sweep: Sweep): Sweep => {
  let last = -Infinity
  return async (now) => {
    if (Math.abs(now.getTime() - last) < milliseconds) return
    last = now.getTime()
    await sweep(now)
  }
}

/** So many sweeps of a process are under way at once at most, each on a connection. */
const lanes = 4

/** Milliseconds after which a sweep is waited for no more: each connection keeps the plans of all that it has swept. */
const patience = 100

interface Options {
  /** Whether this process is the one that sweeps now. */
  leads: (now: Date) => Promise<boolean>
  now: () => Date
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'swept'>
}

/**
 * Timers are columns; of all processes one sweeps what is due each second. Two that do so at once do no harm (`FOR UPDATE
 * SKIP LOCKED`): nothing is lost when one dies and nothing is done twice. A sweep that fails is logged and tried again
 * with the next; one that takes long keeps no other from its turn.
 */
export const startTimers = (sweeps: Record<string, Sweep>, { leads, now, log, metrics }: Options) => {
  let stopped = false
  let asked: Promise<unknown> = Promise.resolve()
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
    }, patience).unref()
    const failed = await sweep(now()).then(() => false, fail(name))
    clearTimeout(waited)
    const ms = Math.round(performance.now() - begun)
    metrics.swept(name, { at: now(), seconds: ms / 1000, failed })
    // most have nothing to do, each second
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
    asked = turn().catch(fail('lead'))
    void asked.then(() => setTimeout(next, second).unref())
  }
  next()
  return {
    async stop() {
      stopped = true
      waiting.clear()
      await asked
      await Promise.all(running.values())
    },
  }
}
