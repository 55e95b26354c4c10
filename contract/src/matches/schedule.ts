import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { MatchClock, MatchState, MatchTeam } from '../matches.ts'
import { Id, Instant, everyStream } from '../shapes.ts'
import { Score } from './sides.ts'

/** A match in one line, as a schedule shows it; `shootOut` are the penalties scored, where it came to them. */
export const MatchRow = z.object({
  _id: Id,
  session: z.optional(Id),
  tournament: z.optional(Id),
  matchType: z.string(),
  state: MatchState,
  start: Instant,
  teamOne: MatchTeam,
  teamTwo: MatchTeam,
  score: Score,
  shootOut: z.optional(Score),
  clock: MatchClock,
  pitch: z.object({
    _id: Id,
    name: z.string(),
    timeZone: z.string(),
    location: z.object({ coordinates: z.array(z.number()) }),
  }),
})
export type MatchRow = z.infer<typeof MatchRow>

const Schedule = z.object({
  from: Instant,
  to: Instant,
  filter: z._default(z.enum(['all', 'tournaments', 'friendlies']), 'all'),
})

/** Matches of mine and public ones whose time lies in `[from, to)`, soonest first; at most 31 days. */
export const listMatches = endpoint('GET /i-one/matches', 'The schedule', {
  query: Schedule,
  reply: z.array(MatchRow),
})

/** The schedule as it is, and again where a match left it; then each row that changed or is new. It has no end. */
export const watchSchedule = stream('/i-one/matches/schedule/stream', 'The schedule as it moves', {
  query: Schedule,
  messages: { rows: z.array(MatchRow), row: MatchRow, ...everyStream },
})
