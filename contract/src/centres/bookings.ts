import * as z from 'zod/mini'
import { BookingState, CustomerFault } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Session, SessionState } from '../sessions.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'

export const BookedAtDesk = z.object({
  customer: z.nullable(z.object({ _id: Id, name: z.string() })),
  by: z.enum(['phone', 'gate']),
  series: z.nullable(Id),
  letDown: CustomerFault,
})

export const BookedSession = z.object({
  _id: Id,
  code: z.string(),
  state: SessionState,
  going: z.int(),
  capacity: z.int(),
})

export const HostBooking = z.object({
  _id: Id,
  start: Instant,
  end: Instant,
  state: BookingState,
  price: Money,
  missingDeposit: z.optional(Money),
  reason: z.optional(z.string()),
  expiresAt: z.optional(Instant),
  authorizeBy: z.optional(Instant),
  captain: z.optional(z.string()),
  /** Name of the customer whose desk booking became this session. */
  bookedFor: z.optional(z.string()),
  desk: z.optional(BookedAtDesk),
  session: z.optional(BookedSession),
  tournament: z.optional(z.object({ _id: Id, code: z.string(), name: z.string(), matches: z.int() })),
  /** Set if this row belongs to a booking of a combined pitch. Authorize, move or cancel that booking instead. */
  partOf: z.optional(z.object({ _id: Id, pitch: z.object({ _id: Id, name: z.string() }) })),
})
export type HostBooking = z.infer<typeof HostBooking>

const Hours = z.object({ start: Instant, end: Instant })

/** A day ends at midnight, or later if the pitch is open past midnight. `open` ranges are split at DST changes. */
const CalendarDay = z.extend(Hours, { day: Day, open: z.array(Hours) })
export type CalendarDay = z.infer<typeof CalendarDay>

const CalendarPitch = z.object({
  _id: Id,
  name: z.string(),
  timeZone: z.string(),
  slotMinutes: z.int(),
  days: z.array(CalendarDay),
  bookings: z.array(HostBooking),
})

export const HostCalendar = z.object({ from: Day, serverTime: Instant, pitches: z.array(CalendarPitch) })
export type HostCalendar = z.infer<typeof HostCalendar>

export const getHostCalendar = endpoint(
  'GET /i-one/host/calendar',
  'Get a week of bookings on your pitches',
  { query: z.object({ from: Day }), reply: HostCalendar },
)

export const maxExportDays = 366

/** Returns CSV (RFC 4180, UTF-8 with a byte order mark) for at most 366 days. Cells are escaped against formula injection. */
export const exportHostBookings = endpoint(
  'GET /i-one/host/bookings.csv',
  'Export bookings of your pitches as CSV',
  { query: z.object({ from: Day, to: Day }), reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)

/** A booking fills whole slots by default. With `length: 'kept'`, the booking keeps its length and can end inside a slot. */
export const BookingMove = z.object({
  pitch: Id,
  start: Instant,
  length: z.optional(z.enum(['slots', 'kept'])),
})
export type BookingMove = z.infer<typeof BookingMove>

export const BookingMoveRequest = z.extend(BookingMove, { price: z.optional(Money) })
export type BookingMoveRequest = z.infer<typeof BookingMoveRequest>

const moveErrors = [
  'not-found',
  'not-yours',
  'session-started',
  'session-ended',
  'slot-taken',
  'slot-closed',
  'in-the-past',
  'too-far-ahead',
  'pitch-hidden',
] as const

const TimeRange = z.object({ pitch: z.object({ _id: Id, name: z.string() }), start: Instant, end: Instant })

/**
 * `price`: the requested price, otherwise the current price. `asked`: the price by the price list. `unused`: minutes that
 * become unbookable.
 */
export const BookingMovePreview = z.object({
  from: TimeRange,
  to: TimeRange,
  slotMinutes: z.int(),
  unused: z.int(),
  price: Money,
  asked: Money,
  fillBy: Instant,
  notified: z.int(),
})
export type BookingMovePreview = z.infer<typeof BookingMovePreview>

export const previewMove = endpoint('GET /i-one/bookings/:id/move', 'Preview moving a booking', {
  params: ById,
  query: BookingMove,
  reply: BookingMovePreview,
  errors: moveErrors.filter((code) => code !== 'slot-taken'),
})

export const moveBooking = endpoint('POST /i-one/bookings/:id/move', 'Move a booking', {
  params: ById,
  body: BookingMoveRequest,
  reply: Session,
  errors: [...moveErrors, 'price-changed', 'price-agreed'],
})
