import * as z from 'zod/mini'
import { BookingState, LetDown } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Session, SessionState } from '../sessions.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'

export const BookedAtDesk = z.object({
  customer: z.nullable(z.object({ _id: Id, name: z.string() })),
  /** `phone` where the customer's telephone is known. */
  by: z.enum(['phone', 'gate']),
  series: z.nullable(Id),
  letDown: LetDown,
})

export const BookedSession = z.object({
  _id: Id,
  code: z.string(),
  state: SessionState,
  going: z.int(),
  capacity: z.int(),
})

/**
 * What occupies an own pitch: a session, a booking of the desk, `matches` of a tournament, a hold or, with its `reason`, a closure. `captain` is a
 * nickname.
 */
export const HostBooking = z.object({
  _id: Id,
  start: Instant,
  end: Instant,
  state: BookingState,
  price: Money,
  /** What its terms ask for before the game and was not paid yet; for who answers for the pitch. */
  missingDeposit: z.optional(Money),
  reason: z.optional(z.string()),
  expiresAt: z.optional(Instant),
  authorizeBy: z.optional(Instant),
  captain: z.optional(z.string()),
  /** The customer whom the desk made the booking for, before its captain took it over. */
  bookedFor: z.optional(z.string()),
  /** Of a booking of the desk, which has no session. */
  desk: z.optional(BookedAtDesk),
  session: z.optional(BookedSession),
  tournament: z.optional(z.object({ _id: Id, code: z.string(), name: z.string(), matches: z.int() })),
  /** It has taken this pitch as a part of a combined one: the booking there, where it is answered, moved and ended. */
  partOf: z.optional(z.object({ _id: Id, pitch: z.object({ _id: Id, name: z.string() }) })),
})
export type HostBooking = z.infer<typeof HostBooking>

const Hours = z.object({ start: Instant, end: Instant })

/**
 * A day as people at the pitch mean it: it ends at midnight, or later where the pitch is open past midnight, and the
 * next one begins there. `open` are the opening hours that begin on it, split where the clocks change so that slots follow
 * each other without a gap from the start of each part.
 */
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

/** The seven days from `from` on of all pitches of the one who asks, with what is on each; in order of time. */
export const getHostCalendar = endpoint('GET /i-one/host/calendar', 'The week on my pitches', {
  query: z.object({ from: Day }),
  reply: HostCalendar,
})

/** Days that one export may have. */
export const longestExport = 366

/**
 * RFC 4180 in UTF-8 with a byte order mark: a row for each booking and closure from the day `from` to the day `to`,
 * both included. No cell is one that a spreadsheet would run; a session is the path of its page, and `24:00` is midnight after that
 * day.
 */
export const exportHostBookings = endpoint(
  'GET /i-one/host/bookings.csv',
  'Bookings of my pitches as a table',
  { query: z.object({ from: Day, to: Day }), reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)

/**
 * Where a booking is to go. It takes as many whole slots there as it needs; with the length `kept` it ends inside the
 * last of them, and what is left of that one cannot be booked.
 */
export const Move = z.object({ pitch: Id, start: Instant, length: z.optional(z.enum(['slots', 'kept'])) })
export type Move = z.infer<typeof Move>

/**
 * With `price` the booking costs that from now on: it is what the pitch asks for these slots, else `price-changed` carries what
 * is asked. Left out, the agreed price stays. A session becomes no dearer by a move: its captain has agreed to its price.
 */
export const MoveRequest = z.extend(Move, { price: z.optional(Money) })
export type MoveRequest = z.infer<typeof MoveRequest>

const moveRefusals = [
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

const Stretch = z.object({ pitch: z.object({ _id: Id, name: z.string() }), start: Instant, end: Instant })

/**
 * `price` is what the booking costs, and goes on to cost unless another one is stated; `asked` what the pitch asks for these slots. `unused` are the
 * minutes of the last slot that nobody can book. `notified` counts who has an account.
 */
export const MovePreview = z.object({
  from: Stretch,
  to: Stretch,
  slotMinutes: z.int(),
  unused: z.int(),
  price: Money,
  asked: Money,
  fillBy: Instant,
  notified: z.int(),
})
export type MovePreview = z.infer<typeof MovePreview>

/** What a move would change; it changes nothing, and whether the stretch is free is known when it is moved. */
export const previewMove = endpoint('GET /i-one/bookings/:id/move', 'What moving a booking would change', {
  params: ById,
  query: Move,
  reply: MovePreview,
  refusals: moveRefusals.filter((refusal) => refusal !== 'slot-taken'),
})

/**
 * To a free stretch on the same pitch or another of its owner's, until the session starts. Its deadlines move along, and everybody in it is notified. `slot-taken` carries `alternatives`, as in `takeHold`.
 */
export const moveBooking = endpoint('POST /i-one/bookings/:id/move', 'Move a booking on my pitch', {
  params: ById,
  body: MoveRequest,
  reply: Session,
  refusals: [...moveRefusals, 'price-changed', 'price-agreed'],
})
