import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Around } from '../pitches.ts'
import { Session } from '../sessions.ts'
import { Day, TimeOfDay, line, whole } from '../shapes.ts'
import { Level, WhoPlays } from './settings.ts'

/** A card of Home and of the landing page: the session without its people. */
export const NearbySession = z.extend(
  z.omit(Session, {
    places: true,
    asked: true,
    setTeams: true,
    matches: true,
    next: true,
    lineups: true,
    mine: true,
    hosting: true,
    teamCaptain: true,
  }),
  {
    /** Metres to its pitch. */
    distance: z.number(),
  },
)
export type NearbySession = z.infer<typeof NearbySession>

/**
 * Public sessions, open or confirmed and not over, within `radius` kilometres (25 by default), soonest first.
 * From the day `from` to the day `to`, kicking off between `after` and `before` by the clock at the pitch; `price` is
 * the most that one pays when all are in, in minor units; `free` are the places left at least.
 */
export const findNearbySessions = endpoint('GET /i-one/sessions/nearby-sessions', 'Sessions near by', {
  access: 'public',
  query: z.extend(Around, {
    from: z.optional(Day),
    to: z.optional(Day),
    after: z.optional(TimeOfDay),
    before: z.optional(TimeOfDay),
    price: z.optional(whole(0, 1_000_000_000)),
    free: z.optional(whole(0, 64)),
    surface: z.optional(line('Which surface?', 40)),
    level: z.optional(Level),
    whoPlays: z.optional(WhoPlays),
  }),
  reply: z.array(NearbySession),
})
