import type { FastifyReply } from 'fastify'
import { busySeconds } from './bounded-queue.ts'
import { countedPlaces } from './places.ts'
import { Refusal } from './refusal.ts'

/** Files that are taken in at a time: each is held in memory as a whole. */
const ofAll = countedPlaces(24)
/** So that one account does not take the places of all others. */
const ofAccount = countedPlaces(2)

/** Gives an account a place to send a file until its request is over, before anything of the file is read. */
export const placeUpload = (userId: string, reply: FastifyReply) => {
  if (ofAll.isFull('') || ofAccount.isFull(userId)) throw new Refusal('busy', { retryAfter: busySeconds })
  ofAll.take('', reply)
  ofAccount.take(userId, reply)
}
