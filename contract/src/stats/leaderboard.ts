import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, numeric, whole } from '../shapes.ts'
import { Season } from '../stats.ts'

export const leaderboardFigures = ['goals', 'assists', 'played', 'wins'] as const
export const LeaderboardFigure = z.enum(leaderboardFigures)
export type LeaderboardFigure = z.infer<typeof LeaderboardFigure>

const Counted = z.object({
  player: z.object({ _id: Id, name: z.string() }),
  figure: z.int(),
  played: z.int(),
})

/** Equal figures share a rank, and the next one counts all before it: 1, 2, 2, 4. */
const Ranked = z.extend(Counted, { rank: z.int() })

/**
 * Who has the most in a season, of those with an account. `mine` is the asker's own row however far down it stands; it
 * is missing where they are not among those ranked, and has no rank where too many are ahead of them to be counted:
 * 10,000 everywhere, fewer near a place.
 */
export const Leaderboard = z.object({
  season: Season,
  seasons: z.array(Season),
  by: LeaderboardFigure,
  players: z.array(Ranked),
  mine: z.optional(z.extend(Counted, { rank: z.optional(z.int()) })),
})
export type Leaderboard = z.infer<typeof Leaderboard>

/** What is asked of a board: `by` which figure, in which season, and near which place. */
export const boardQuery = <By extends z.ZodMiniType>(by: By) =>
  z
    .object({
      season: z.optional(Season),
      by,
      lng: z.optional(numeric(-180, 180)),
      lat: z.optional(numeric(-90, 90)),
      radius: z._default(numeric(1, 50), 25),
      limit: z._default(whole(1, 100), 50),
    })
    .check(
      z.refine(({ lng, lat }) => (lng === undefined) === (lat === undefined), {
        error: 'Longitude and latitude come together',
        path: ['lat'],
      }),
    )

/**
 * Of the current season and by goals by default. With `lng` and `lat`, of those who played within `radius` kilometres
 * of there (25 by default, 1 to 50; right to about 4 km), by their whole season.
 */
export const getLeaderboard = endpoint('GET /i-one/stats/leaderboard', 'The best of a season', {
  mayLag: true,
  query: boardQuery(z._default(LeaderboardFigure, 'goals')),
  reply: Leaderboard,
})
