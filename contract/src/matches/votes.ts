import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Match } from '../matches.ts'
import { ById, Id } from '../shapes.ts'

/** For players of the match with an account. The last vote counts. */
export const voteForPlayer = endpoint('PUT /i-one/matches/:id/vote', 'Vote for the player of the match', {
  params: ById,
  body: z.object({ player: Id }),
  reply: Match,
  refusals: ['not-found', 'not-yours', 'vote-not-open', 'not-in-match', 'not-oneself'],
})
