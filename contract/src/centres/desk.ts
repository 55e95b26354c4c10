import * as z from 'zod/mini'
import { BookingState, CustomerFault, CancellationPolicy } from '../bookings.ts'
import { BookingInTheWay } from '../bookings/closures.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Id, Instant, Money, lineField, optionalPhoneField, wholeNumberField } from '../shapes.ts'
import { DeskPaymentMethod } from './money.ts'

/** `phone` is in E.164 format, or '' if unknown or hidden from the caller. */
export const Customer = z.object({ _id: Id, name: z.string(), phone: z.string() })
export type Customer = z.infer<typeof Customer>

export const DeskBooking = z.object({
  _id: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  state: BookingState,
  price: Money,
  paid: Money,
  customer: z.nullable(Customer),
  series: z.nullable(Id),
  letDown: CustomerFault,
  terms: z.optional(CancellationPolicy),
})
export type DeskBooking = z.infer<typeof DeskBooking>

export const maxDates = 53
export const deskBookableDays = 366

/** A time that cannot be booked: either `closed` (outside the opening hours) or occupied by `bookings`. */
export const TakenDate = z.object({ start: Instant, closed: z.boolean(), bookings: z.array(BookingInTheWay) })
export type TakenDate = z.infer<typeof TakenDate>

export const DeskDate = z.extend(TakenDate, { end: Instant, price: Money })
export type DeskDate = z.infer<typeof DeskDate>

/** Lists the same local time in consecutive `weeks`, or on `days` (`2025-11-20,2025-11-27`). Creates no holds. */
export const listDeskDates = endpoint('GET /i-one/pitches/:id/desk-dates', 'List times for a desk booking', {
  params: ById,
  query: z.object({
    start: Instant,
    slots: z._default(wholeNumberField(1, 4), 1),
    weeks: z._default(wholeNumberField(1, maxDates), 1),
    days: z.optional(
      z
        .string(message('Must be text'))
        .check(
          z.regex(/^\d{4}-\d\d-\d\d(?:,\d{4}-\d\d-\d\d){0,52}$/, message('Separate the days with commas')),
        ),
    ),
  }),
  reply: z.array(DeskDate),
  errors: ['not-found', 'not-yours'],
})

const price = z
  .int(message('Enter an amount'))
  .check(z.gte(0, message('Enter an amount')), z.lte(1_000_000_000, message('This amount is too high')))

/**
 * Books all `dates` or none: the error `dates-taken` carries each `TakenDate`. If `renamed` is true, `name` replaces the
 * name saved for the customer with this `phone`.
 */
export const bookAtDesk = endpoint('POST /i-one/pitches/:id/desk-bookings', 'Book a pitch for a customer', {
  params: ById,
  body: z.object({
    dates: z
      .array(z.object({ _id: Id, start: Instant, price: z.optional(price) }))
      .check(
        z.minLength(1, message('Choose a date')),
        z.maxLength(maxDates, message('At most {maxDates} dates', { maxDates })),
      ),
    slots: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
    name: lineField(message('Enter a name'), 60),
    phone: z._default(optionalPhoneField, ''),
    renamed: z._default(z.boolean(), false),
    /** Records the full price as paid by this method. */
    paid: z.optional(DeskPaymentMethod),
  }),
  reply: z.array(DeskBooking),
  errors: ['not-found', 'not-yours', 'dates-taken', 'in-the-past', 'key-reused'],
})

export const getDeskBooking = endpoint('GET /i-one/desk-bookings/:id', 'Get a desk booking', {
  params: ById,
  reply: DeskBooking,
  errors: ['not-found', 'not-yours'],
})

export const cancelDeskBooking = endpoint('POST /i-one/desk-bookings/:id/cancel', 'Cancel a desk booking', {
  params: ById,
  body: z.object({
    by: z.enum(['customer', 'pitch'], message('Choose who is cancelling')),
    andAfter: z._default(z.boolean(), false),
  }),
  reply: z.array(DeskBooking),
  errors: ['not-found', 'not-yours', 'too-late'],
})

/** Works for one minute after cancelling, and restores all bookings that were cancelled together. */
export const restoreDeskBooking = endpoint(
  'POST /i-one/desk-bookings/:id/restore',
  'Restore a cancelled desk booking',
  { params: ById, reply: DeskBooking, errors: ['not-found', 'not-yours', 'slot-taken', 'too-late'] },
)

export const setNoShow = endpoint('PUT /i-one/desk-bookings/:id/no-show', "Record a customer's no-show", {
  params: ById,
  body: z.object({ noShow: z.boolean() }),
  reply: DeskBooking,
  errors: ['not-found', 'not-yours', 'not-begun'],
})
