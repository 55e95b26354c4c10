import { day, hour, second } from '@i-one/game/durations'
import type { FastifyBaseLogger } from 'fastify'

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

/**
 * Timers are columns; every process sweeps what is due each second (`FOR UPDATE SKIP LOCKED`), so nothing is lost
 * when one dies and nothing is done twice. A sweep that fails is logged and tried again with the next.
 */
export const startTimers = (sweeps: Record<string, Sweep>, now: () => Date, log: FastifyBaseLogger) => {
  let stopped = false
  let running = Promise.resolve()
  const sweepAll = async () => {
    for (const [name, sweep] of Object.entries(sweeps))
      await sweep(now()).catch((error: unknown) => log.error({ err: error, timer: name }, 'timer failed'))
  }
  const next = () => {
    if (stopped) return
    running = sweepAll()
    void running.then(() => setTimeout(next, second).unref())
  }
  next()
  return {
    async stop() {
      stopped = true
      await running
    },
  }
}
