import * as z from 'zod/mini'
import { BookingState } from './bookings.ts'
import { BookingInTheWay, Closure } from './bookings/closures.ts'
import { endpoint } from './endpoint.ts'
import { Session, SessionState } from './sessions.ts'
import { ById, Day, Id, Instant, Money, TimeOfDay, line, whole } from './shapes.ts'

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
 * stays; its deadlines move along, and everybody in it is told. `slot-taken` carries `alternatives`, as in `takeHold`.
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

/** Weeks in a row that a pitch can be closed for at once. */
export const mostWeeks = 12

/**
 * The same hours on the same weekday by the clock at the pitch, `weeks` times from `day` on but for the days `without`.
 * Hours that end at or before their start end the next day. All of it or nothing: `bookings-in-the-way` carries
 * `bookings`, each with the `day` it is in the way of.
 */
export const closeHours = endpoint(
  'POST /i-one/pitches/:id/closures/weekly',
  'Close a pitch at the same hours of some weeks',
  {
    once: true,
    params: ById,
    body: z.object({
      day: Day,
      open: TimeOfDay,
      close: TimeOfDay,
      weeks: z._default(whole(1, mostWeeks), 1),
      without: z._default(z.array(Day).check(z.maxLength(mostWeeks)), []),
      reason: line('Why is it closed?', 200),
    }),
    reply: z.array(Closure),
    refusals: ['not-found', 'not-yours', 'bookings-in-the-way'],
  },
)

export const BookingOnDay = z.extend(BookingInTheWay, { day: Day })
export type BookingOnDay = z.infer<typeof BookingOnDay>
