import * as z from 'zod/mini'
import { Availability } from '../availability.ts'
import { endpoint } from '../endpoint.ts'
import { Around } from '../pitches.ts'
import { LinkCode, oneSession } from '../sessions.ts'
import { Id, Instant } from '../shapes.ts'
import { TeamName } from '../teams.ts'
import { NearbySession } from './nearby.ts'

export const OpponentWanted = z.extend(NearbySession, {
  team: z.optional(TeamName),
  taken: z.optional(z.object({ at: Instant, by: z.string() })),
})
export type OpponentWanted = z.infer<typeof OpponentWanted>

export const findOpponentsWanted = endpoint(
  'GET /i-one/sessions/opponents-wanted',
  'Sessions near by that look for an opponent',
  { mayLag: true, access: 'public', query: Around, reply: z.array(OpponentWanted), refusals: ['too-many'] },
)

export const takeSide = endpoint('POST /i-one/sessions/:id/opponent', 'Be the opponent', {
  ...oneSession,
  body: z.object({ team: z.optional(Id), code: z.optional(LinkCode) }),
  refusals: [
    'not-found',
    'session-ended',
    'session-started',
    'opponent-taken',
    'already-in',
    'removed-from-session',
    'cannot-join-session',
    'not-a-member',
    'team-plays',
    'set-name-taken',
  ],
})

export const giveUpSide = endpoint('DELETE /i-one/sessions/:id/opponent', 'Give the second side up', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'no-opponent', 'relied-on'],
})

export const sayAvailability = endpoint('PUT /i-one/sessions/:id/availability', 'Say whether I come', {
  ...oneSession,
  body: z.object({ answer: Availability }),
  refusals: [
    'not-found',
    'session-ended',
    'session-started',
    'not-in',
    'captain-stays',
    'cannot-join-session',
  ],
})
