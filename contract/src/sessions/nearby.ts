import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Named } from '../matches/sides.ts'
import { Around } from '../pitches.ts'
import { Session, SessionPitch } from '../sessions.ts'
import { Day, Id, Instant, TimeOfDay, line, whole } from '../shapes.ts'
import { Level, WhoPlays } from './settings.ts'

/** Without its `_id` to who is not signed in. */
const Leader = z.partial(Session.shape.captain, { _id: true })

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
    captain: Leader,
    opponent: z.optional(Leader),
    /** Metres to its pitch. */
    distance: z.number(),
  },
)
export type NearbySession = z.infer<typeof NearbySession>

/** A match of a tournament to come, in which squads play: nobody joins it. `_id` is the match's. */
export const TournamentFixture = z.object({
  _id: Id,
  tournament: z.object({ _id: Id, code: z.string(), name: z.string() }),
  matchType: z.string(),
  teamOne: Named,
  teamTwo: Named,
  start: Instant,
  /** When its minutes have been played, without breaks. */
  end: Instant,
  pitch: SessionPitch,
  serverTime: Instant,
})
export type TournamentFixture = z.infer<typeof TournamentFixture>

const NearbyFixture = z.extend(TournamentFixture, { distance: z.number() })
export type NearbyFixture = z.infer<typeof NearbyFixture>
export type Nearby = NearbySession | NearbyFixture

/** A match of a tournament has `tournament`. */
export const isSession = <One extends NearbySession>(found: One | NearbyFixture): found is One =>
  !('tournament' in found)

/**
 * Public sessions, open or confirmed and not over, within `radius` kilometres (25 by default), soonest first. Days and
 * times are by the clock at the pitch; `price` is the most that one pays when all are in, in minor units; `free` the
 * places left at least, `playersPerTeam` how many a side play. Matches of tournaments come among them, unless `only` or another filter rules them out. A network asks so often a minute without signing in.
 */
export const findNearbySessions = endpoint('GET /i-one/sessions/nearby-sessions', 'Sessions near by', {
  mayLag: true,
  access: 'public',
  query: z.extend(Around, {
    from: z.optional(Day),
    to: z.optional(Day),
    after: z.optional(TimeOfDay),
    before: z.optional(TimeOfDay),
    price: z.optional(whole(0, 1_000_000_000)),
    free: z.optional(whole(0, 64)),
    playersPerTeam: z.optional(whole(1, 8)),
    surface: z.optional(line('Which surface?', 40)),
    level: z.optional(Level),
    whoPlays: z.optional(WhoPlays),
    only: z.optional(z.literal('sessions')),
  }),
  reply: z.array(z.union([NearbySession, NearbyFixture])),
  refusals: ['too-many'],
})
