import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant } from '../shapes.ts'

/** By player id. Sessions that both are in do not change. The user is not told. */
export const blockPerson = endpoint('PUT /i-one/user/blocks/:id', 'Block a user', {
  params: ById,
  reply: Done,
  errors: ['not-found', 'not-about-oneself', 'too-many'],
})

/** Idempotent. */
export const unblockPerson = endpoint('DELETE /i-one/user/blocks/:id', 'Unblock a user', {
  params: ById,
  reply: Done,
})

export const listBlocked = endpoint('GET /i-one/user/blocks', 'List users you have blocked', {
  reply: z.object({ blocked: z.array(z.object({ _id: Id, name: z.string(), at: Instant })) }),
})
