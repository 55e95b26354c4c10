import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant } from '../shapes.ts'

/** `id` is a player id. Sessions that both users have already joined do not change. */
export const blockPerson = endpoint('PUT /i-one/user/blocks/:id', 'Block a user', {
  params: ById,
  reply: Done,
  errors: ['not-found', 'not-about-oneself', 'too-many'],
})

export const unblockPerson = endpoint('DELETE /i-one/user/blocks/:id', 'Unblock a user', {
  params: ById,
  reply: Done,
})

export const listBlockedUsers = endpoint('GET /i-one/user/blocks', 'List users you have blocked', {
  reply: z.object({ blocked: z.array(z.object({ _id: Id, name: z.string(), at: Instant })) }),
})
