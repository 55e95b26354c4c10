import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant } from '../shapes.ts'

/**
 * Somebody with an account, by the id of their player. They cannot join my sessions, ask or challenge my teams or see my
 * statistics any more, and do not hear why. Who is in a session of mine stays until I remove them.
 */
export const blockPerson = endpoint('PUT /i-one/user/blocks/:id', 'Block somebody', {
  params: ById,
  reply: Done,
  refusals: ['not-found', 'not-about-oneself', 'too-many'],
})

/** Also of who is not blocked. */
export const unblockPerson = endpoint('DELETE /i-one/user/blocks/:id', 'Block somebody no more', {
  params: ById,
  reply: Done,
})

/** The latest first. */
export const listBlocked = endpoint('GET /i-one/user/blocks', 'Whom I have blocked', {
  reply: z.object({ blocked: z.array(z.object({ _id: Id, name: z.string(), at: Instant })) }),
})
