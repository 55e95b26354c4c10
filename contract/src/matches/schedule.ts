import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { MatchInOneLine } from '../matches.ts'
import { Id, Instant, everyStream, numeric, whole } from '../shapes.ts'

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

const Schedule = z
  .object({
    from: Instant,
    to: Instant,
    filter: z._default(z.enum(['all', 'tournaments', 'friendlies']), 'all'),
    lng: z.optional(numeric(-180, 180)),
    lat: z.optional(numeric(-90, 90)),
    radius: z._default(numeric(1, 200), 50),
    limit: z._default(whole(1, 1000), 1000),
    after: z.optional(Id),
  })
  .check(
    z.refine(({ lng, lat }) => (lng === undefined) === (lat === undefined), {
      error: 'Give both lng and lat, or neither',
      path: ['lat'],
    }),
  )

/**
 * Matches whose time lies in `[from, to)`, soonest first; at most 31 days. All of mine, and of the public ones the first
 * `limit`: those within about `radius` kilometres of `lng` and `lat`, or everywhere where these are not given. With
 * `after`, the last match known, the public ones that follow it, and none of mine.
 */
export const listMatches = endpoint('GET /i-one/matches', 'The schedule', {
  mayLag: true,
  query: Schedule,
  reply: z.array(MatchRow),
})

/**
 * The schedule as it is, and again where a match left it; then each row that changed or is new. It has no end. Of what
 * lies farther away than `radius` it hears nothing.
 */
export const watchSchedule = stream('/i-one/matches/schedule/stream', 'The schedule as it moves', {
  query: Schedule,
  messages: { rows: z.array(MatchRow), row: MatchRow, ...everyStream },
})
