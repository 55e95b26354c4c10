import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { countedPlaces } from './places.ts'
import { networkOf } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** A page follows a few things at a time; several pages on several devices make no more than this. */
const ofAccount = countedPlaces(30)
/** Generous, since a mobile network puts thousands of people behind one address. */
const ofNetwork = countedPlaces(1000)

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
  if (ofNetwork.isFull(network) || (userId !== undefined && ofAccount.isFull(userId)))
    throw new Refusal('too-many', { retryAfter })
  ofNetwork.take(network, reply)
  if (userId !== undefined) ofAccount.take(userId, reply)
}
