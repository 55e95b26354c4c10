import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'

export const noShowDays = 365

/** Covers the last 365 days. `missed`: number of no-shows. `of`: number of finished sessions. */
export const NoShows = z.object({ missed: z.int(), of: z.int() })
export type NoShows = z.infer<typeof NoShows>

export const listNoShows = endpoint(
  'GET /i-one/sessions/:id/no-shows',
  "List past no-shows of a session's players",
  { params: ById, reply: z.array(z.extend(NoShows, { player: Id })), errors: ['not-found', 'not-yours'] },
)

export const getOwnNoShows = endpoint('GET /i-one/user/no-shows', 'Get your no-show count', {
  reply: NoShows,
})

export const pitchRecordDays = 90

/** A figure in `PitchRecord` is set only if it is based on at least this many requests or bookings. */
export const minCasesForRecord = 5

/** Covers the last 90 days. `minutes` is the median response time. `declined` includes expired requests. */
export const PitchRecord = z.object({
  answers: z.optional(z.object({ minutes: z.int(), declined: z.int(), asked: z.int() })),
  bookings: z.optional(z.object({ cancelled: z.int(), booked: z.int() })),
})
export type PitchRecord = z.infer<typeof PitchRecord>

export const getPitchRecord = endpoint('GET /i-one/pitches/:id/record', "Get a pitch's reliability record", {
  access: 'public',
  params: ById,
  reply: PitchRecord,
  errors: ['not-found'],
})

export const CaptainRecord = z.object({ captain: Id, held: z.int(), cancelled: z.int(), missed: z.int() })
export type CaptainRecord = z.infer<typeof CaptainRecord>

export const listCaptainRecords = endpoint(
  'GET /i-one/host/captains',
  'List reliability records of captains awaiting your answer',
  { reply: z.array(CaptainRecord) },
)
