import * as z from 'zod/mini'
import { CancellationPolicy } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Session, SessionPitch } from '../sessions.ts'
import { ById, Done, Id, Instant, Money, codeField } from '../shapes.ts'
import { Customer } from './desk.ts'

const Code = codeField(/^[A-Za-z0-9_-]{22}$/, message('This is not a link from i-one'))
const byCode = z.object({ code: Code })

/** Returns the `code` only once, and revokes the previous link. */
export const createBookingLink = endpoint(
  'POST /i-one/desk-bookings/:id/link',
  'Create a link to take over a booking',
  {
    params: ById,
    reply: z.object({ code: z.string(), until: Instant }),
    errors: ['not-found', 'not-yours', 'booking-cancelled', 'in-the-past', 'too-many'],
  },
)

export const LinkedBooking = z.object({
  pitch: SessionPitch,
  start: Instant,
  end: Instant,
  price: Money,
  paid: Money,
  terms: z.optional(CancellationPolicy),
})
export type LinkedBooking = z.infer<typeof LinkedBooking>

const errors = ['wrong-link', 'taken-over', 'booking-cancelled', 'in-the-past', 'too-many'] as const

export const getLinkedBooking = endpoint('POST /i-one/booking-links/read', 'Get a booking by takeover link', {
  body: byCode,
  reply: LinkedBooking,
  errors,
})

/** Creates a session led by the caller. The error `taken-over` carries `session` if the caller already leads it. */
export const claimBooking = endpoint('POST /i-one/booking-links', 'Take over a desk booking', {
  body: byCode,
  reply: Session,
  errors: [...errors, 'not-welcome', 'address-not-confirmed'],
})

export const BookingTakeover = z.object({
  customer: z.nullable(Customer),
  account: z.object({ _id: Id, name: z.string(), phone: z.string() }),
  at: Instant,
})
export type BookingTakeover = z.infer<typeof BookingTakeover>

export const getBookingTakeover = endpoint(
  'GET /i-one/bookings/:id/take-over',
  'Get the user who took over a desk booking',
  {
    params: ById,
    reply: BookingTakeover,
    errors: ['not-found', 'not-yours'],
  },
)

export const undoBookingTakeover = endpoint(
  'DELETE /i-one/bookings/:id/take-over',
  'Undo a booking takeover',
  {
    params: ById,
    reply: Done,
    errors: ['not-found', 'not-yours', 'session-started', 'session-ended', 'in-the-past'],
  },
)
