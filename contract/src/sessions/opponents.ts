import * as z from 'zod/mini'
import { Availability } from '../availability.ts'
import { endpoint } from '../endpoint.ts'
import { NearbyQuery } from '../pitches.ts'
import { LinkCode, sessionByIdOptions } from '../sessions.ts'
import { Id, Instant } from '../shapes.ts'
import { TeamName } from '../teams.ts'
import { NearbySession } from './nearby.ts'

/** `taken` is set if the session found an opponent in the last three hours. */
export const OpponentWanted = z.extend(NearbySession, {
  team: z.optional(TeamName),
  taken: z.optional(z.object({ at: Instant, by: z.string() })),
})
export type OpponentWanted = z.infer<typeof OpponentWanted>

export const findOpponentsWanted = endpoint(
  'GET /i-one/sessions/opponents-wanted',
  'List nearby sessions that need an opponent',
  {
    allowReplica: true,
    access: 'public',
    query: NearbyQuery,
    reply: z.array(OpponentWanted),
    errors: ['too-many'],
  },
)

/** The error `opponent-taken` carries the `opponent`. Sessions visible only by link require their `code`. */
export const becomeOpponent = endpoint('POST /i-one/sessions/:id/opponent', "Become a session's opponent", {
  ...sessionByIdOptions,
  body: z.object({ team: z.optional(Id), code: z.optional(LinkCode) }),
  errors: [
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

/** Removes the opponent's players. After kick-off, fails with `relied-on` if the opponent pays for both sides. */
export const withdrawOpponent = endpoint(
  'DELETE /i-one/sessions/:id/opponent',
  "Withdraw as a session's opponent",
  {
    ...sessionByIdOptions,
    errors: ['not-found', 'not-yours', 'session-ended', 'session-started', 'no-opponent', 'relied-on'],
  },
)

export const updateAvailability = endpoint(
  'PUT /i-one/sessions/:id/availability',
  'Set your availability for a session',
  {
    ...sessionByIdOptions,
    body: z.object({ answer: Availability }),
    errors: [
      'not-found',
      'session-ended',
      'session-started',
      'not-in',
      'captain-stays',
      'cannot-join-session',
    ],
  },
)
