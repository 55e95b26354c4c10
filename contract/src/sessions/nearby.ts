import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { NamedTeam } from '../matches/sides.ts'
import { NearbyQuery } from '../pitches.ts'
import { Session, SessionPitch } from '../sessions.ts'
import { Day, Id, Instant, TimeOfDay, lineField, wholeNumberField } from '../shapes.ts'
import { Level, WhoPlays } from './settings.ts'

const Leader = z.partial(Session.shape.captain, { _id: true })

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
    /** Distance in metres. */
    distance: z.number(),
  },
)
export type NearbySession = z.infer<typeof NearbySession>

export const TournamentFixture = z.object({
  _id: Id,
  tournament: z.object({ _id: Id, code: z.string(), name: z.string() }),
  matchType: z.string(),
  teamOne: NamedTeam,
  teamTwo: NamedTeam,
  start: Instant,
  end: Instant,
  pitch: SessionPitch,
  serverTime: Instant,
})
export type TournamentFixture = z.infer<typeof TournamentFixture>

const NearbyFixture = z.extend(TournamentFixture, { distance: z.number() })
export type NearbyFixture = z.infer<typeof NearbyFixture>
export type NearbyGame = NearbySession | NearbyFixture

export const isNearbySession = <One extends NearbySession>(found: One | NearbyFixture): found is One =>
  !('tournament' in found)

/** `radius`: kilometres. `price`: maximum share in a full session, in minor units. `free`: minimum vacant places. */
export const findNearbySessions = endpoint('GET /i-one/sessions/nearby-sessions', 'List sessions nearby', {
  allowReplica: true,
  access: 'public',
  query: z.extend(NearbyQuery, {
    from: z.optional(Day),
    to: z.optional(Day),
    after: z.optional(TimeOfDay),
    before: z.optional(TimeOfDay),
    price: z.optional(wholeNumberField(0, 1_000_000_000)),
    free: z.optional(wholeNumberField(0, 64)),
    playersPerTeam: z.optional(wholeNumberField(1, 8)),
    surface: z.optional(lineField(message('Enter a surface'), 40)),
    level: z.optional(Level),
    whoPlays: z.optional(WhoPlays),
    only: z.optional(z.literal('sessions')),
  }),
  reply: z.array(z.union([NearbySession, NearbyFixture])),
  errors: ['too-many'],
})
