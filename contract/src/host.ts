import * as z from 'zod/mini'
import { BookingState } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { Session, SessionState } from './sessions.ts'
import { ById, Day, Id, Instant, Money } from './shapes.ts'

/** What occupies an own pitch: a session, a hold or, with its `reason`, a closure. `captain` is a nickname. */
export const HostBooking = z.object({
  _id: Id,
  start: Instant,
  end: Instant,
  state: BookingState,
  price: Money,
  reason: z.optional(z.string()),
  expiresAt: z.optional(Instant),
  authorizeBy: z.optional(Instant),
  captain: z.optional(z.string()),
  session: z.optional(
    z.object({ _id: Id, code: z.string(), state: SessionState, going: z.int(), capacity: z.int() }),
  ),
})
export type HostBooking = z.infer<typeof HostBooking>

const CalendarPitch = z.object({
  _id: Id,
  name: z.string(),
  timeZone: z.string(),
  bookings: z.array(HostBooking),
})

export const HostCalendar = z.object({ from: Day, serverTime: Instant, pitches: z.array(CalendarPitch) })
export type HostCalendar = z.infer<typeof HostCalendar>

/** Seven days from `from` on by each pitch's own calendar, of all pitches of the one who asks; in order of time. */
export const getHostCalendar = endpoint('GET /i-one/host/calendar', 'The week on my pitches', {
  query: z.object({ from: Day }),
  reply: HostCalendar,
})

/** Days that one export may have. */
export const longestExport = 366

/**
 * RFC 4180 in UTF-8 with a byte order mark: a row for each booking and closure from the day `from` to the day `to`,
 * both included. No cell is one that a spreadsheet would run.
 */
export const exportHostBookings = endpoint(
  'GET /i-one/host/bookings.csv',
  'Bookings of my pitches as a table',
  { query: z.object({ from: Day, to: Day }), reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)

/**
 * To a free stretch that is as long, on the same pitch or another of its owner's, until the session starts. Its price
 * stays; its deadlines move along, and everybody in it is notified. `slot-taken` carries `alternatives`, as in `takeHold`.
 */
export const moveBooking = endpoint('POST /i-one/bookings/:id/move', 'Move a booking on my pitch', {
  params: ById,
  body: z.object({ pitch: Id, start: Instant }),
  reply: Session,
  refusals: [
    'not-found',
    'not-yours',
    'session-started',
    'session-ended',
    'slot-taken',
    'slot-closed',
    'in-the-past',
    'too-far-ahead',
    'pitch-hidden',
  ],
})
