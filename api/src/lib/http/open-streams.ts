import type { FastifyReply, FastifyRequest } from 'fastify'
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
