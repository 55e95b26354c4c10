import { minute } from '@i-one/game/durations'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { toNetwork } from '../../lib/http/rate-limit.ts'

/** Maximum reads per minute and network. High, because many users of a mobile network share one address. */
export const maxReads = 600
const step = minute / maxReads

const maxEntries = 10_000

type Clocked = Pick<App, 'config' | 'now'>

const createQuota = ({ config, now }: Clocked) => {
  const usedUntil = new Map<string, number>()
  const deleteExpired = (at: number) => {
    for (const [network, until] of usedUntil) if (until <= at) usedUntil.delete(network)
  }
  return (user: object | null, { ip }: Pick<FastifyRequest, 'ip'>) => {
    if (user || !config.rateLimits) return
    const [network, at] = [toNetwork(ip), now().getTime()]
    const before = usedUntil.get(network) ?? 0
    // ignores times more than a minute ahead, which were stored before the clock was set back
    const until = (before > at && before <= at + minute ? before : at) + step
    if (until > at + minute)
      throw new ApiError('too-many', { retryAfter: Math.ceil((until - at - minute) / 1000) })
    usedUntil.set(network, until)
    if (usedUntil.size > maxEntries) deleteExpired(at)
  }
}

const quotas = new WeakMap<object, ReturnType<typeof createQuota>>()

/** Counts reads in memory, because counting in the database would cost more than the read itself. */
export const createVisitorQuota = (app: Clocked) => {
  const quota = quotas.get(app) ?? createQuota(app)
  quotas.set(app, quota)
  return quota
}
