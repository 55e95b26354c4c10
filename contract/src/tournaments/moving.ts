import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'

const oneTie = { ...tournamentByIdOptions, params: z.object({ id: Id, match: Id }) } as const

export const slotSearchDays = 14

/** `own` is set if the tournament has already booked this slot. */
export const FittingSlot = z.object({
  pitch: z.object({ _id: Id, name: z.string(), timeZone: z.string() }),
  start: Instant,
  end: Instant,
  own: z.optional(z.literal(true)),
})
export type FittingSlot = z.infer<typeof FittingSlot>

/** Lists slots within 14 days from `from` (default: today) that fit without moving another match. */
export const listTieSlots = endpoint(
  'GET /i-one/tournaments/:id/matches/:match/slots',
  'List slots that fit a tournament match',
  {
    params: oneTie.params,
    query: z.object({ pitch: z.optional(Id), from: z.optional(Day) }),
    reply: z.array(FittingSlot),
    errors: ['not-found', 'not-yours', 'tournament-over', 'match-begun', 'pitch-hidden', 'calendar-busy'],
  },
)

export const moveTie = endpoint('PUT /i-one/tournaments/:id/matches/:match/slot', 'Move a tournament match', {
  ...oneTie,
  body: z.object({ pitch: Id, start: Instant }),
  errors: [
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

export const postponeTie = endpoint(
  'DELETE /i-one/tournaments/:id/matches/:match/slot',
  'Postpone a tournament match',
  { ...oneTie, errors: ['not-found', 'not-yours', 'tournament-over', 'match-begun'] },
)
