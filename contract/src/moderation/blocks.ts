import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant } from '../shapes.ts'

export const blockPerson = endpoint('PUT /i-one/user/blocks/:id', 'Block somebody', {
  params: ById,
  reply: Done,
  refusals: ['not-found', 'not-about-oneself', 'too-many'],
})

export const unblockPerson = endpoint('DELETE /i-one/user/blocks/:id', 'Block somebody no more', {
  params: ById,
  reply: Done,
})

export const listBlocked = endpoint('GET /i-one/user/blocks', 'Whom I have blocked', {
  reply: z.object({ blocked: z.array(z.object({ _id: Id, name: z.string(), at: Instant })) }),
})
