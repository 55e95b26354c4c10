import * as z from 'zod/mini'
import { Availability } from '../availability.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../shapes.ts'
import { TeamName } from '../teams.ts'

const AskedPlayer = z.object({
  player: z.object({ _id: Id, name: z.string() }),
  number: z.int(),
  answer: z.optional(Availability),
  asked: z.optional(Instant),
})

/** `plays`: the caller is in a squad. `asks`: the caller can ask the squad. Moving the match clears all answers. */
export const TieAvailability = z.object({
  match: Id,
  start: z.optional(Instant),
  plays: z.boolean(),
  mine: z.optional(Availability),
  teams: z.array(z.object({ team: TeamName, asks: z.boolean(), players: z.array(AskedPlayer) })),
})
export type TieAvailability = z.infer<typeof TieAvailability>

const ofTie = { params: z.object({ id: Id, match: Id }), reply: TieAvailability } as const

export const getTieAvailability = endpoint(
  'GET /i-one/tournaments/:id/matches/:match/availability',
  'Get player availability for a tournament match',
  { ...ofTie, errors: ['not-found'] },
)

export const updateTieAvailability = endpoint(
  'PUT /i-one/tournaments/:id/matches/:match/availability',
  'Set your availability for a tournament match',
  {
    ...ofTie,
    body: z.object({ answer: Availability }),
    errors: ['not-found', 'not-in-squad', 'no-time-yet', 'match-begun', 'tournament-over'],
  },
)

export const askSquad = endpoint(
  'POST /i-one/tournaments/:id/matches/:match/availability/ask',
  'Ask a squad for its availability',
  {
    ...ofTie,
    body: z.object({ team: Id }),
    errors: [
      'not-found',
      'not-yours',
      'not-entered',
      'not-drawn',
      'no-time-yet',
      'match-begun',
      'tournament-over',
    ],
  },
)
