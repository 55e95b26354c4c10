import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { MatchInOneLine } from '../matches.ts'
import { Id, Instant, everyStream } from '../shapes.ts'

/** As a schedule shows it. */
export const MatchRow = z.extend(MatchInOneLine, {
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
