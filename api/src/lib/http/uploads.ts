import type { FastifyReply } from 'fastify'
import { busySeconds } from './bounded-queue.ts'
import { countedPlaces } from './places.ts'
import { Refusal } from './refusal.ts'

const ofAll = countedPlaces(24)
const ofAccount = countedPlaces(2)

export const placeUpload = (userId: string, reply: FastifyReply) => {
  if (ofAll.isFull('') || ofAccount.isFull(userId)) throw new Refusal('busy', { retryAfter: busySeconds })
  ofAll.take('', reply)
  ofAccount.take(userId, reply)
}
