import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant } from '../shapes.ts'
import { oneTournament } from '../tournaments.ts'

const oneTie = { ...oneTournament, params: z.object({ id: Id, match: Id }) } as const

/** How many days of slots one call offers. */
export const daysOffered = 14

/** `own`: the tournament has booked that slot already. */
export const FittingSlot = z.object({
  pitch: z.object({ _id: Id, name: z.string(), timeZone: z.string() }),
  start: Instant,
  end: Instant,
  own: z.optional(z.literal(true)),
})
export type FittingSlot = z.infer<typeof FittingSlot>

/**
 * Where one match fits while all others stay, in the order of time: on one `pitch`, or on those the tournament is played
 * on, from a day on (today unless said).
 */
export const listTieSlots = endpoint(
  'GET /i-one/tournaments/:id/matches/:match/slots',
  'Slots that fit a match',
  {
    params: oneTie.params,
    query: z.object({ pitch: z.optional(Id), from: z.optional(Day) }),
    reply: z.array(FittingSlot),
    refusals: ['not-found', 'not-yours', 'tournament-over', 'match-begun', 'pitch-hidden', 'calendar-busy'],
  },
)

/** Moves one match, or gives it its first slot: `start` in a slot of the tournament with room, or in a free one. */
export const moveTie = endpoint('PUT /i-one/tournaments/:id/matches/:match/slot', 'Move a match', {
  ...oneTie,
  body: z.object({ pitch: Id, start: Instant }),
  refusals: [
    'not-found',
    'not-yours',
    'tournament-over',
    'match-begun',
    'pitch-hidden',
    'in-the-past',
    'slot-closed',
    'slot-taken',
    'team-plays-then',
    'out-of-order',
  ],
})

/** Takes its slot from a match; it gets another one later. */
export const postponeTie = endpoint('DELETE /i-one/tournaments/:id/matches/:match/slot', 'Postpone a match', {
  ...oneTie,
  refusals: ['not-found', 'not-yours', 'tournament-over', 'match-begun'],
})
