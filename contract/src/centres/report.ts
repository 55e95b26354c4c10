import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Id } from '../shapes.ts'

/** Days that a report can be of: ten years. */
export const longestReport = 3653

/** What a booking was made as. */
export const BookedAs = z.enum(['session', 'desk', 'tournament'])

/**
 * Of bookings that begin in those days: `booked` are confirmed, `played` those of them that are over and were not let down,
 * `cancelled` those that were confirmed or asked for and then cancelled. Amounts are in the smallest unit: `price` of what is booked,
 * `collected` by the centre less what it gave back, `owed` what customers owe by now, as in the list of customers; `fromPlayers`
 * is as much of `collected` as it has confirmed of places of sessions.
 */
const Sum = z.object({
  currency: z.string(),
  booked: z.int(),
  played: z.int(),
  cancelled: z.int(),
  price: z.int(),
  collected: z.int(),
  owed: z.int(),
  fromPlayers: z.int(),
})
export type ReportSum = z.infer<typeof Sum>

/** Each part once for each currency; `weekday` 1 is Monday, hours and days are those of the clock at the centre. */
export const CentreReport = z.object({
  from: Day,
  to: Day,
  timeZone: z.string(),
  total: z.array(Sum),
  /** By weeks from their Monday, or in a range longer than half a year by months from their first day. */
  by: z.enum(['week', 'month']),
  periods: z.array(z.extend(Sum, { from: Day })),
  pitches: z.array(z.extend(Sum, { pitch: Id, name: z.string() })),
  weekdays: z.array(z.extend(Sum, { weekday: z.int() })),
  hours: z.array(z.extend(Sum, { hour: z.int() })),
  kinds: z.array(z.extend(Sum, { kind: BookedAs })),
  /** Those who booked most, fifty at most; by account or as the desk calls them. */
  customers: z.array(z.extend(Sum, { name: z.string() })),
})
export type CentreReport = z.infer<typeof CentreReport>

const asked = {
  params: ById,
  query: z.object({ from: Day, to: Day }),
  refusals: ['not-found', 'not-yours'],
} as const

/** From the day `from` to the day `to`, both included; ten years at most. */
export const getReport = endpoint('GET /i-one/centres/:id/report', 'What a centre booked, played and took', {
  ...asked,
  reply: CentreReport,
})

/** A line for each of these bookings, with its payments and their receipts; as RFC 4180, for a spreadsheet. */
export const exportReport = endpoint('GET /i-one/centres/:id/report.csv', 'The bookings of a report', {
  ...asked,
  reply: z.string(),
  replyType: 'text/csv; charset=utf-8',
})
