import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { message } from './i18n.ts'
import { MatchOutcome, MatchRecord } from './matches/sides.ts'
import { ById, Id } from './shapes.ts'

/** A season from July to June, for example '25/26'. */
export const Season = z.string().check(
  z.regex(/^\d\d\/\d\d$/, message('Must be a season, such as 25/26')),
  z.refine(
    (text) => (Number(text.slice(0, 2)) + 1) % 100 === Number(text.slice(3)),
    message('Must be a season, such as 25/26'),
  ),
)

/** `clocked`: goals in, and duration of, matches that were recorded with a running clock. */
const Rates = {
  sets: z.object({ played: z.int(), won: z.int() }),
  clocked: z.object({ goals: z.int(), seconds: z.int() }),
}

export const MatchType = z.enum(['Friendly Match', 'League Match', 'Cup Match', 'Cup Finals'])
export type MatchType = z.infer<typeof MatchType>

export const Stats = z.object({
  player: z.object({ _id: Id, name: z.string(), hasAccount: z.boolean() }),
  season: Season,
  seasons: z.array(Season),
  goals: z.int(),
  assists: z.int(),
  ...MatchRecord,
  cleanSheets: z.int(),
  playerOfTheMatch: z.int(),
  ...Rates,
  matchTypes: z.array(
    z.object({ matchType: MatchType, played: z.int(), won: z.int(), goals: z.int(), assists: z.int() }),
  ),
  months: z.array(
    z.object({ month: z.string(), goals: z.int(), assists: z.int(), played: z.int(), ...Rates }),
  ),
  results: z.array(
    z.object({
      match: Id,
      matchType: MatchType,
      day: z.string(),
      outcome: MatchOutcome,
      onPenalties: z.optional(z.literal(true)),
      goals: z.int(),
      assists: z.int(),
      teamOne: z.string(),
      teamTwo: z.string(),
      score: z.object({ T1: z.int(), T2: z.int() }),
      side: z.enum(['T1', 'T2']),
    }),
  ),
})
export type Stats = z.infer<typeof Stats>

export const getPlayerStats = endpoint('GET /i-one/stats/players/:id', "Get a player's season statistics", {
  allowReplica: true,
  params: ById,
  query: z.object({ season: z.optional(Season) }),
  reply: Stats,
  errors: ['not-found'],
})
