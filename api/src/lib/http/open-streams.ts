import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { ApiError } from './api-error.ts'
import { createSlotCounter } from './places.ts'
import { toNetwork } from './rate-limit.ts'

const ofAccount = createSlotCounter(30)
const ofNetwork = createSlotCounter()
const ofAll = createSlotCounter()
const all = 'all'

export const maxStreams = 20_000

// Mobile networks put thousands of people behind one address, so signed-in users of one network can use all free streams.
// Visitors can use only half, so that anonymous streams do not crowd out signed-in users.
const shareOf = (userId: string | undefined) => {
  const free = maxStreams - ofAll.count(all)
  return userId === undefined ? free / 2 : free
}

const retryAfter = 10

const openings = { max: 300, perSecond: 100 }
const openedUntil = new LRUCache<string, number>({ max: 10_000 })

export const consumeStreamQuota = (
  { rateLimits }: Pick<Config, 'rateLimits'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  now: number,
) => {
  if (!rateLimits) return
  const network = toNetwork(ip)
  const step = 1000 / openings.perSecond
  const until = Math.max(openedUntil.get(network) ?? now, now) + step
  if (until > now + openings.max * step) throw new ApiError('too-many', { retryAfter: 1 })
  openedUntil.set(network, until)
}

export const reserveStream = (
  { rateLimits }: Pick<Config, 'rateLimits'>,
  userId: string | undefined,
  { ip }: Pick<FastifyRequest, 'ip'>,
  reply: Pick<FastifyReply, 'raw'>,
) => {
  if (!rateLimits) return
  const network = toNetwork(ip)
  if (ofNetwork.count(network) >= shareOf(userId) || (userId !== undefined && ofAccount.isFull(userId)))
    throw new ApiError('too-many', { retryAfter })
  ofAll.take(all, reply)
  ofNetwork.take(network, reply)
  if (userId !== undefined) ofAccount.take(userId, reply)
}
