import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, numberField, requireLngAndLat, wholeNumberField } from '../shapes.ts'
import { Season } from '../stats.ts'

export const leaderboardFigures = ['goals', 'assists', 'played', 'wins'] as const
export const LeaderboardFigure = z.enum(leaderboardFigures)
export type LeaderboardFigure = z.infer<typeof LeaderboardFigure>

const Counted = z.object({
  player: z.object({ _id: Id, name: z.string() }),
  figure: z.int(),
  played: z.int(),
})

/** Players with equal figures share a rank: 1, 2, 2, 4. */
const Ranked = z.extend(Counted, { rank: z.int() })

/** `mine` is the caller's row. It has no `rank` if too many players are ahead to count. */
export const Leaderboard = z.object({
  season: Season,
  seasons: z.array(Season),
  by: LeaderboardFigure,
  players: z.array(Ranked),
  mine: z.optional(z.extend(Counted, { rank: z.optional(z.int()) })),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** `season` defaults to the current season. Without `lng` and `lat`, all locations count. `radius` is in kilometres. */
export const leaderboardQuery = <By extends z.ZodMiniType>(by: By) =>
  z
    .object({
      season: z.optional(Season),
      by,
      lng: z.optional(numberField(-180, 180)),
      lat: z.optional(numberField(-90, 90)),
      radius: z._default(numberField(1, 50), 25),
      limit: z._default(wholeNumberField(1, 100), 50),
    })
    .check(requireLngAndLat())

export const getLeaderboard = endpoint(
  'GET /i-one/stats/leaderboard',
  'Get the player leaderboard of a season',
  { allowReplica: true, query: leaderboardQuery(z._default(LeaderboardFigure, 'goals')), reply: Leaderboard },
)
