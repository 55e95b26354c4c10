import type { FastifyReply } from 'fastify'
import { ApiError } from './api-error.ts'
import { retrySeconds } from './bounded-queue.ts'

export const createSlotCounter = (max = Infinity) => {
  const taken = new Map<string, number>()
  const count = (who: string) => taken.get(who) ?? 0
  return {
    count,
    isFull: (who: string) => count(who) >= max,
    take: (who: string, { raw }: Pick<FastifyReply, 'raw'>) => {
      taken.set(who, count(who) + 1)
      raw.once('close', () => {
        const left = (taken.get(who) ?? 1) - 1
        if (left) taken.set(who, left)
        else taken.delete(who)
      })
    },
  }
}

const uploads = createSlotCounter(24)
const uploadsOfAccount = createSlotCounter(2)

export const reserveUpload = (userId: string, reply: FastifyReply) => {
  if (uploads.isFull('') || uploadsOfAccount.isFull(userId))
    throw new ApiError('busy', { retryAfter: retrySeconds })
  uploads.take('', reply)
  uploadsOfAccount.take(userId, reply)
}
