import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { countedPlaces } from './places.ts'
import { networkOf } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** A page follows a few things at a time; several pages on several devices make no more than this. */
const ofAccount = countedPlaces(30)
const ofNetwork = countedPlaces()
const ofAll = countedPlaces()
const all = 'all'

/** Streams that a process holds open. */
export const mostStreams = 20_000

/**
 * A mobile network puts thousands of people behind one address. So a network has no number of its own: it may have as many
 * streams as are still free, which is half of all where one alone wants them, and leaves some to every other. Visitors
 * have half of that: whoever opens thousands without an account leaves room for those who have one behind the same address.
 */
const shareOf = (userId: string | undefined) => {
  const free = mostStreams - ofAll.count(all)
  return userId === undefined ? free / 2 : free
}

const retryAfter = 10

/** Streams that a network may open at once, and again in each second: a mobile network comes back as a whole. */
const openings = { most: 300, perSecond: 100 }
const openedUntil = new LRUCache<string, number>({ max: 10_000 })

/** Throws `too-many` if the network opens streams faster than a crowd does. `now` is in milliseconds of any clock. */
export const limitOpening = (
  { rateLimits }: Pick<Config, 'rateLimits'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  now: number,
) => {
  if (!rateLimits) return
  const network = networkOf(ip)
  const step = 1000 / openings.perSecond
  const until = Math.max(openedUntil.get(network) ?? now, now) + step
  if (until > now + openings.most * step) throw new Refusal('too-many', { retryAfter: 1 })
  openedUntil.set(network, until)
}

/** Gives a reader a place until the stream is over. */
export const placeStream = (
  { rateLimits }: Pick<Config, 'rateLimits'>,
  userId: string | undefined,
  { ip }: Pick<FastifyRequest, 'ip'>,
  reply: Pick<FastifyReply, 'raw'>,
) => {
  if (!rateLimits) return
  const network = networkOf(ip)
  if (ofNetwork.count(network) >= shareOf(userId) || (userId !== undefined && ofAccount.isFull(userId)))
    throw new Refusal('too-many', { retryAfter })
  ofAll.take(all, reply)
  ofNetwork.take(network, reply)
  if (userId !== undefined) ofAccount.take(userId, reply)
}
