import * as z from 'zod/mini'
import { Availability } from '../availability.ts'
import { endpoint } from '../endpoint.ts'
import { Around } from '../pitches.ts'
import { LinkCode, oneSession } from '../sessions.ts'
import { Id, Instant } from '../shapes.ts'
import { TeamName } from '../teams.ts'
import { NearbySession } from './nearby.ts'

/** A session of one set whose second side is open, or was `taken` just now; `team` plays the first. */
export const OpponentWanted = z.extend(NearbySession, {
  team: z.optional(TeamName),
  taken: z.optional(z.object({ at: Instant, by: z.string() })),
})
export type OpponentWanted = z.infer<typeof OpponentWanted>

/** As `findNearbySessions` has them, those of one set alone, and those whose other side was taken in the last three hours. */
export const findOpponentsWanted = endpoint(
  'GET /i-one/sessions/opponents-wanted',
  'Sessions near by that look for an opponent',
  { mayLag: true, access: 'public', query: Around, reply: z.array(OpponentWanted), refusals: ['too-many'] },
)

/**
 * The first to take the second side has it, with a team they lead or with players of their own, and leads it. The
 * members of that team are asked whether they come. `opponent-taken` carries the `opponent`; `code` is as in `joinSession`.
 */
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

/**
 * By who leads the second side, or by the captain. Everybody of that side is out, and it is open again. Where that side pays
 * for the other, the other's players can leave freely for an hour; from kick-off on it is refused: `relied-on`.
 */
export const giveUpSide = endpoint('DELETE /i-one/sessions/:id/opponent', 'Give the second side up', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'no-opponent', 'relied-on'],
})

/** Whether a member of one of its teams comes: `in` is a place, or the waiting list where that side is full. */
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
