import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Around } from '../pitches.ts'
import { Session } from '../sessions.ts'

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

/** Public sessions, open or confirmed and not over, within `radius` kilometres (25 by default), soonest first. */
export const findNearbySessions = endpoint('GET /i-one/sessions/nearby-sessions', 'Sessions near by', {
  access: 'public',
  query: Around,
  reply: z.array(NearbySession),
})
