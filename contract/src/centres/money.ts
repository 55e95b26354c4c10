import * as z from 'zod/mini'
import { BookingState } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'

export const DeskMethod = z.enum(['cash', 'transfer', 'card'], 'Say how it was paid')
export type DeskMethod = z.infer<typeof DeskMethod>

/**
 * A receipt: what a centre took for a booking, or gave back. `receipt` is its number at the centre, from 1. It says what was true
 * when it was written and never changes: who paid (`payer`), who took it (`by`), the legal name of the centre, the pitch
 * and time of the booking, the `price` it owed in all and what was `paid` for it after this, in minor units. `player` is
 * whose share of a session it was: the payer, or 'Former player' once the name is deleted. A refund has a number of its own and names the receipts it gives back (`refundOf`).
 * `rebuilt`: written before receipts kept all of this; what is not known is left out, and names are those of later. A name is
 * deleted together with its account or customer; that of a guest becomes the name of the account that claims them, else it is
 * deleted when names of guests are forgotten.
 */
export const BookingPayment = z.object({
  _id: Id,
  receipt: z.int(),
  kind: z.enum(['payment', 'refund']),
  amount: Money,
  method: DeskMethod,
  by: z.string(),
  payer: z.optional(z.string()),
  at: Instant,
  player: z.optional(z.string()),
  centre: z.object({ name: z.string(), address: z.string() }),
  pitch: z.optional(z.object({ _id: Id, name: z.string() })),
  timeZone: z.string(),
  start: z.optional(Instant),
  end: z.optional(Instant),
  price: z.optional(z.int()),
  paid: z.int(),
  refundOf: z.optional(z.array(z.object({ receipt: z.int(), amount: z.int() }))),
  rebuilt: z.optional(z.literal(true)),
})
export type BookingPayment = z.infer<typeof BookingPayment>

/**
 * What a booking owes its centre: its price while it is confirmed, after a late cancellation what the terms say, else
 * nothing. `paid` is what was taken less what was given back. What players owe their captain is apart from it.
 */
export const BookingMoney = z.object({
  booking: Id,
  state: BookingState,
  pitch: z.object({ _id: Id, name: z.string(), address: z.string(), timeZone: z.string() }),
  start: Instant,
  end: Instant,
  due: Money,
  paid: Money,
  deposit: z.optional(Money),
  payments: z.array(BookingPayment),
})
export type BookingMoney = z.infer<typeof BookingMoney>

export const getBookingMoney = endpoint(
  'GET /i-one/bookings/:id/payments',
  'What a booking owes the pitch, and what was paid',
  { params: ById, reply: BookingMoney, refusals: ['not-found', 'not-yours'] },
)

/**
 * Money taken at the pitch, or given back. `_id` is made by the device, and a repeat with it is answered as the first time.
 * More than the booking owes is `more-than-owed`, and more back than was paid `more-than-paid`; both carry its `money`.
 */
export const takePayment = endpoint('POST /i-one/bookings/:id/payments', 'Take money for a booking', {
  params: ById,
  body: z.object({
    _id: Id,
    kind: z._default(z.enum(['payment', 'refund']), 'payment'),
    amount: z.int('Not an amount').check(z.gte(1, 'Say how much'), z.lte(1_000_000_000, 'Too much')),
    method: DeskMethod,
  }),
  reply: BookingMoney,
  refusals: ['not-found', 'not-yours', 'more-than-owed', 'more-than-paid', 'key-reused'],
})

/** A day's payments at one's own pitches, by the calendar at each; and what they add up to by currency and method. */
export const CashUp = z.object({
  day: Day,
  totals: z.array(z.object({ method: DeskMethod, taken: Money, givenBack: Money, payments: z.int() })),
  payments: z.array(z.extend(BookingPayment, { booking: Id })),
})
export type CashUp = z.infer<typeof CashUp>

export const getCashUp = endpoint('GET /i-one/host/cash-up', "A day's money at my pitches", {
  query: z.object({ day: Day }),
  reply: CashUp,
})
