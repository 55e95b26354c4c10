import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'

/** Days that no-shows are counted for, from when somebody took the place. */
export const noShowDays = 365

/** Of `of` finished sessions with a place in them, in the last `noShowDays` days, so many were missed. */
export const NoShows = z.object({ missed: z.int(), of: z.int() })
export type NoShows = z.infer<typeof NoShows>

/** Of those who have a place in a session, who has missed one before. For its captain and the pitch. */
export const listNoShows = endpoint('GET /i-one/sessions/:id/no-shows', 'Who did not come before', {
  params: ById,
  reply: z.array(z.extend(NoShows, { player: Id })),
  refusals: ['not-found', 'not-yours'],
})

export const getOwnNoShows = endpoint('GET /i-one/user/no-shows', 'How often I did not come', {
  reply: NoShows,
})

/** Days that a pitch's record looks back. */
export const recordDays = 90

/** A figure of a pitch is shown from so many cases on. */
export const fewest = 5

/**
 * How a pitch has answered in the last `recordDays` days, each part only from `fewest` cases on. `minutes`: half of the
 * answers came within them. `declined` of `asked`: said no, or did not answer in time. `cancelled` of `booked`: taken
 * back after it was certain.
 */
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

/** Sessions somebody has led to their end, those they have called off themselves, and those they missed as a player. */
export const CaptainRecord = z.object({ captain: Id, held: z.int(), cancelled: z.int(), missed: z.int() })
export type CaptainRecord = z.infer<typeof CaptainRecord>

/** Of the captains whose sessions wait for my answer. */
export const listCaptainRecords = endpoint(
  'GET /i-one/host/captains',
  'How those who wait for my answer have kept their word',
  { reply: z.array(CaptainRecord) },
)
