import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'

/** Lists organizers who lead a team in the tournament or own one of its pitches. */
export const listSuccessors = endpoint(
  'GET /i-one/tournaments/:id/successors',
  'List users who can take over a tournament',
  {
    params: tournamentByIdOptions.params,
    reply: z.array(z.object({ _id: Id, name: z.string() })),
    errors: ['not-found', 'not-yours'],
  },
)

export const transferTournament = endpoint(
  'POST /i-one/tournaments/:id/hand-over',
  'Transfer a tournament to another organizer',
  {
    ...tournamentByIdOptions,
    body: z.object({ organizer: Id }),
    errors: ['not-found', 'not-yours', 'tournament-over', 'not-an-organizer'],
  },
)
