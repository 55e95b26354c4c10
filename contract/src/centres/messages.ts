import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Id, Instant, lines } from '../shapes.ts'

/** A day by the clock at the centre, of one pitch or of all. */
const BookedOn = z.object({ day: Day, pitch: z.optional(Id) })

/** Days ahead for which people can be written to. */
export const messageDays = 60
/** Messages of a centre within 24 hours. */
export const mostMessages = 5

/** `people` is how many it reached. `by` is who wrote it. */
export const CentreMessage = z.object({
  _id: Id,
  day: Day,
  pitch: z.optional(z.object({ _id: Id, name: z.string() })),
  text: z.string(),
  by: z.string(),
  at: Instant,
  people: z.int(),
})
export type CentreMessage = z.infer<typeof CentreMessage>

const refusals = ['not-found', 'not-yours'] as const

/** Somebody whom the desk has booked for on that day and who has no account there: to be rung up. */
const ByPhone = z.object({ name: z.string(), phone: z.string(), start: Instant, pitch: z.string() })

/** Whoever goes to a session that begins on that day, waits for a place or is its captain; `people` is how many. */
export const countBooked = endpoint('GET /i-one/centres/:id/messages/reach', 'Whom a message would reach', {
  params: ById,
  query: BookedOn,
  reply: z.object({ people: z.int(), byPhone: z.array(ByPhone) }),
  refusals,
})

/**
 * To each of them once, as a notification and by mail unless they have switched that off. From today until 60 days ahead;
 * five messages of a centre within 24 hours.
 */
export const writeToBooked = endpoint('POST /i-one/centres/:id/messages', 'Write to who is booked on a day', {
  once: true,
  params: ById,
  body: z.extend(BookedOn, { text: lines('Write something', 500) }),
  reply: CentreMessage,
  refusals: [...refusals, 'too-many'],
})

/** The last thirty, the newest first. */
export const listCentreMessages = endpoint('GET /i-one/centres/:id/messages', 'What a centre has written', {
  params: ById,
  reply: z.array(CentreMessage),
  refusals,
})
