import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { MatchSummary } from '../matches.ts'
import { Id, Instant, requireLngAndLat, streamMessages, numberField, wholeNumberField } from '../shapes.ts'

export const MatchRow = z.extend(MatchSummary, {
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
    lng: z.optional(numberField(-180, 180)),
    lat: z.optional(numberField(-90, 90)),
    radius: z._default(numberField(1, 200), 50),
    limit: z._default(wholeNumberField(1, 1000), 1000),
    after: z.optional(Id),
  })
  .check(requireLngAndLat())

/** `to` is exclusive, at most 31 days after `from`. With the match id `after`, lists only later public matches. */
export const listMatches = endpoint('GET /i-one/matches', 'List scheduled matches', {
  allowReplica: true,
  query: Schedule,
  reply: z.array(MatchRow),
})

export const watchSchedule = stream('/i-one/matches/schedule/stream', 'Stream scheduled matches', {
  query: Schedule,
  messages: { rows: z.array(MatchRow), row: MatchRow, ...streamMessages },
})
