import * as z from 'zod/mini'
import { Terms } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Session, SessionPitch } from '../sessions.ts'
import { ById, Done, Id, Instant, Money, code } from '../shapes.ts'
import { Customer } from './desk.ts'

const Code = code(/^[A-Za-z0-9_-]{22}$/, 'Not a link of ours')
const byCode = z.object({ code: Code })

/**
 * A link by which who opens it takes a booking of the desk over. It is good until the booking begins; the code is answered
 * this once, and a link made before works no more.
 */
export const makeBookingLink = endpoint(
  'POST /i-one/desk-bookings/:id/link',
  'Make a link that takes a booking over',
  {
    params: ById,
    reply: z.object({ code: z.string(), until: Instant }),
    refusals: ['not-found', 'not-yours', 'booking-cancelled', 'in-the-past', 'too-many'],
  },
)

/** What a link leads to; nothing of whom the desk booked it for. */
export const LinkedBooking = z.object({
  pitch: SessionPitch,
  start: Instant,
  end: Instant,
  price: Money,
  paid: Money,
  /** What cancelling costs the captain. */
  terms: z.optional(Terms),
})
export type LinkedBooking = z.infer<typeof LinkedBooking>

/** `taken-over` carries `session` for who did it. */
const refusals = ['wrong-link', 'taken-over', 'booking-cancelled', 'in-the-past', 'too-many'] as const

export const getLinkedBooking = endpoint(
  'POST /i-one/booking-links/read',
  'What a link of the desk leads to',
  {
    body: byCode,
    reply: LinkedBooking,
    refusals,
  },
)

/**
 * The booking becomes a session of mine with its place, time, price and what was paid; others see it by its link alone. It
 * is played however many come, and its captain may change that as of any session. A repeat is answered with the session.
 */
export const takeOverBooking = endpoint('POST /i-one/booking-links', 'Take a booking of the desk over', {
  body: byCode,
  reply: Session,
  refusals: [...refusals, 'not-welcome', 'address-not-confirmed'],
})

/**
 * Who has taken a booking of the desk over, and how the desk knows the customer it was made for; null where it named none.
 * For those who act for the centre.
 */
export const TakeOver = z.object({
  customer: z.nullable(Customer),
  account: z.object({ _id: Id, name: z.string(), phone: z.string() }),
  at: Instant,
})
export type TakeOver = z.infer<typeof TakeOver>

export const getTakeOver = endpoint('GET /i-one/bookings/:id/take-over', 'Who has taken a booking over', {
  params: ById,
  reply: TakeOver,
  refusals: ['not-found', 'not-yours'],
})

/**
 * The booking is the desk's again, for the customer it was made for, with all that was paid for it. The session that it became
 * is called off, and its captain is told. Until kick-off; a repeat is answered the same.
 */
export const undoTakeOver = endpoint('DELETE /i-one/bookings/:id/take-over', 'Undo a take-over', {
  params: ById,
  reply: Done,
  refusals: ['not-found', 'not-yours', 'session-started', 'session-ended', 'in-the-past'],
})
