import * as z from 'zod/mini'
import { BookingState, LetDown, Terms } from '../bookings.ts'
import { BookingInTheWay } from '../bookings/closures.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Instant, Money, line, optionalPhone, whole } from '../shapes.ts'
import { DeskMethod } from './money.ts'

/** Who books at the desk. `phone` is E.164, '' where there is none, and for those who act for the centre alone. */
export const Customer = z.object({ _id: Id, name: z.string(), phone: z.string() })
export type Customer = z.infer<typeof Customer>

/** By telephone or at the gate: confirmed at once, without a session. `series` is the same for those taken together. */
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
  letDown: LetDown,
  /** What cancelling costs the customer. */
  terms: z.optional(Terms),
})
export type DeskBooking = z.infer<typeof DeskBooking>

/** Weekly for a year, the first one too. */
export const mostDates = 53
/** Days ahead of today that the desk books, by the calendar at the pitch. */
export const deskDays = 366

/** A time that cannot be had: `closed` outside the opening hours, else `bookings` are what is there. */
export const TakenDate = z.object({
  start: Instant,
  closed: z.boolean(),
  bookings: z.array(BookingInTheWay),
})
export type TakenDate = z.infer<typeof TakenDate>

/** A time that the desk could book, at the price in force; it can be had where it is not `closed` and has no `bookings`. */
export const DeskDate = z.extend(TakenDate, { end: Instant, price: Money })
export type DeskDate = z.infer<typeof DeskDate>

/**
 * The same time by the clock at the pitch, in `weeks` weeks in a row or on some `days` (`2025-11-20,2025-11-27`). It changes
 * nothing, and whether they are free is known when they are booked.
 */
export const listDeskDates = endpoint('GET /i-one/pitches/:id/desk-dates', 'Times that the desk could book', {
  params: ById,
  query: z.object({
    start: Instant,
    slots: z._default(whole(1, 4), 1),
    weeks: z._default(whole(1, mostDates), 1),
    days: z.optional(
      z
        .string('Must be text')
        .check(z.regex(/^\d{4}-\d\d-\d\d(?:,\d{4}-\d\d-\d\d){0,52}$/, 'Days with commas between them')),
    ),
  }),
  reply: z.array(DeskDate),
  refusals: ['not-found', 'not-yours'],
})

const price = z.int('Not an amount').check(z.gte(0, 'Not an amount'), z.lte(1_000_000_000, 'Too much'))

/**
 * One time, or several with the same length: all or none. `dates-taken` carries `dates`, each a `TakenDate`, in order of
 * time. A time may have begun, but not ended. Ids are made by the device, and a repeat is answered as the first time. `price`
 * is in the smallest unit; left out, it is the price in force. `paid` says that all of it has been paid, and how. The same
 * telephone is the same customer: they keep their name unless it is said that they are `renamed`.
 */
export const bookAtDesk = endpoint('POST /i-one/pitches/:id/desk-bookings', 'Book for a customer', {
  params: ById,
  body: z.object({
    dates: z
      .array(z.object({ _id: Id, start: Instant, price: z.optional(price) }))
      .check(z.minLength(1, 'Choose a date'), z.maxLength(mostDates, `At most ${mostDates} dates`)),
    slots: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
    name: line('Who books?', 60),
    phone: z._default(optionalPhone, ''),
    renamed: z._default(z.boolean(), false),
    paid: z.optional(DeskMethod),
  }),
  reply: z.array(DeskBooking),
  refusals: ['not-found', 'not-yours', 'dates-taken', 'in-the-past', 'key-reused'],
})

export const getDeskBooking = endpoint('GET /i-one/desk-bookings/:id', 'A booking of the desk', {
  params: ById,
  reply: DeskBooking,
  refusals: ['not-found', 'not-yours'],
})

/**
 * Until it ends; `andAfter` those of its series that begin later too. Where the customer cancels, the terms it was booked
 * by say what is owed; where the pitch does, nothing is. Answers those cancelled; a repeat as the first time.
 */
export const cancelDeskBooking = endpoint(
  'POST /i-one/desk-bookings/:id/cancel',
  'Cancel a booking of the desk',
  {
    params: ById,
    body: z.object({
      by: z.enum(['customer', 'pitch'], 'Say who cancels'),
      andAfter: z._default(z.boolean(), false),
    }),
    reply: z.array(DeskBooking),
    refusals: ['not-found', 'not-yours', 'too-late'],
  },
)

/**
 * Takes a cancelling back, within a minute, of all that was cancelled with it: they owe nothing for it. `slot-taken` where
 * somebody has one of the times meanwhile, and nothing is put back. A repeat is answered as the first time.
 */
export const restoreDeskBooking = endpoint(
  'POST /i-one/desk-bookings/:id/restore',
  'Put a cancelled booking of the desk back',
  {
    params: ById,
    reply: DeskBooking,
    refusals: ['not-found', 'not-yours', 'slot-taken', 'too-late'],
  },
)

/** From its start on. They owe what they owed. */
export const setNoShow = endpoint('PUT /i-one/desk-bookings/:id/no-show', 'Say who did not come', {
  params: ById,
  body: z.object({ noShow: z.boolean() }),
  reply: DeskBooking,
  refusals: ['not-found', 'not-yours', 'not-begun'],
})
