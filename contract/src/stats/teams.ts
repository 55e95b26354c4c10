import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MatchOutcome, MatchRecord } from '../matches/sides.ts'
import { ById, Day, Id } from '../shapes.ts'
import { MatchType, Season } from '../stats.ts'
import { TeamName } from '../teams.ts'
import { leaderboardQuery } from './leaderboard.ts'

const Result = z.object({
  match: Id,
  matchType: MatchType,
  day: Day,
  outcome: MatchOutcome,
  onPenalties: z.optional(z.literal(true)),
  opponent: z.string(),
  goals: z.int(),
  against: z.int(),
})

/** `form`: the last five matches, latest first. `longestRun`: wins in a row. `scorers`: the ten top scorers. */
export const TeamStats = z.object({
  team: TeamName,
  season: Season,
  seasons: z.array(Season),
  ...MatchRecord,
  goals: z.int(),
  against: z.int(),
  cleanSheets: z.int(),
  longestRun: z.int(),
  matchTypes: z.array(
    z.object({ matchType: MatchType, played: z.int(), won: z.int(), drawn: z.int(), lost: z.int() }),
  ),
  form: z.array(Result),
  scorers: z.array(
    z.object({ player: z.object({ _id: Id, name: z.string() }), goals: z.int(), played: z.int() }),
  ),
})
export type TeamStats = z.infer<typeof TeamStats>

export const getTeamStats = endpoint('GET /i-one/stats/teams/:id', "Get a team's season statistics", {
  allowReplica: true,
  params: ById,
  query: z.object({ season: z.optional(Season) }),
  reply: TeamStats,
  errors: ['not-found'],
})

export const TeamHeadToHead = z.object({
  team: TeamName,
  other: TeamName,
  ...MatchRecord,
  last: z.optional(z.omit(Result, { opponent: true })),
})
export type TeamHeadToHead = z.infer<typeof TeamHeadToHead>

export const getTeamHeadToHead = endpoint('GET /i-one/stats/teams/:id/against/:other', 'Compare two teams', {
  allowReplica: true,
  params: z.object({ id: Id, other: Id }),
  reply: TeamHeadToHead,
  errors: ['not-found'],
})

export const teamFigures = ['wins', 'goals', 'played'] as const
export const TeamFigure = z.enum(teamFigures)
export type TeamFigure = z.infer<typeof TeamFigure>

export const TeamLeaderboard = z.object({
  season: Season,
  seasons: z.array(Season),
  by: TeamFigure,
  teams: z.array(z.object({ rank: z.int(), team: TeamName, figure: z.int(), played: z.int() })),
  mine: z.array(Id),
})
export type TeamLeaderboard = z.infer<typeof TeamLeaderboard>

export const getTeamLeaderboard = endpoint(
  'GET /i-one/stats/leaderboard/teams',
  'Get the team leaderboard of a season',
  { allowReplica: true, query: leaderboardQuery(z._default(TeamFigure, 'wins')), reply: TeamLeaderboard },
)
