import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'

export const noShowDays = 365

export const NoShows = z.object({ missed: z.int(), of: z.int() })
export type NoShows = z.infer<typeof NoShows>

export const listNoShows = endpoint('GET /i-one/sessions/:id/no-shows', 'Who did not come before', {
  params: ById,
  reply: z.array(z.extend(NoShows, { player: Id })),
  refusals: ['not-found', 'not-yours'],
})

export const getOwnNoShows = endpoint('GET /i-one/user/no-shows', 'How often I did not come', {
  reply: NoShows,
})

export const recordDays = 90

export const fewest = 5

export const PitchRecord = z.object({
  answers: z.optional(z.object({ minutes: z.int(), declined: z.int(), asked: z.int() })),
  bookings: z.optional(z.object({ cancelled: z.int(), booked: z.int() })),
})
export type PitchRecord = z.infer<typeof PitchRecord>

export const getPitchRecord = endpoint('GET /i-one/pitches/:id/record', 'How a pitch answers', {
  access: 'public',
  params: ById,
  reply: PitchRecord,
  refusals: ['not-found'],
})

export const CaptainRecord = z.object({ captain: Id, held: z.int(), cancelled: z.int(), missed: z.int() })
export type CaptainRecord = z.infer<typeof CaptainRecord>

export const listCaptainRecords = endpoint(
  'GET /i-one/host/captains',
  'How those who wait for my answer have kept their word',
  { reply: z.array(CaptainRecord) },
)
