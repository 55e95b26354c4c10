import type { FastifyReply } from 'fastify'
import { busySeconds } from '../bounded-queue.ts'
import { Refusal } from './refusal.ts'

/** Files that are taken in at a time: each is held in memory as a whole. */
const most = 24
/** Of one account, so that it does not take the places of all others. */
const mostOfOne = 2

/** How many files each account is sending to this process. */
const underWay = new Map<string, number>()

const total = () => [...underWay.values()].reduce((sum, count) => sum + count, 0)

/** Gives an account a place to send a file until its request is over, before anything of the file is read. */
export const placeUpload = (userId: string, { raw }: FastifyReply) => {
  const count = underWay.get(userId) ?? 0
  if (count >= mostOfOne || total() >= most) throw new Refusal('busy', { retryAfter: busySeconds })
  underWay.set(userId, count + 1)
  raw.once('close', () => {
    const left = (underWay.get(userId) ?? 1) - 1
    if (left) underWay.set(userId, left)
    else underWay.delete(userId)
  })
}
