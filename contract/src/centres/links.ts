import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Session, SessionPitch } from '../sessions.ts'
import { ById, Instant, Money } from '../shapes.ts'

const Code = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'Not a link of ours'))
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
