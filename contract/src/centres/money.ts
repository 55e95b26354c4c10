import * as z from 'zod/mini'
import { BookingState } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'

export const DeskPaymentMethod = z.enum(['cash', 'transfer', 'card'], message('Choose how it was paid'))
export type DeskPaymentMethod = z.infer<typeof DeskPaymentMethod>

/** `receipt` counts from 1 in each centre. `paid`: total so far, in minor units. `rebuilt`: derived from older data. */
export const BookingPayment = z.object({
  _id: Id,
  receipt: z.int(),
  kind: z.enum(['payment', 'refund']),
  amount: Money,
  method: DeskPaymentMethod,
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

/** `due`: the price if confirmed, the fee after a late cancellation, otherwise 0. `paid` is net of refunds. */
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

export const getBookingMoney = endpoint('GET /i-one/bookings/:id/payments', "Get a booking's payments", {
  params: ById,
  reply: BookingMoney,
  errors: ['not-found', 'not-yours'],
})

/** Idempotent, because the client chooses `_id`. `more-than-owed` and `more-than-paid` carry `money`. */
export const recordPayment = endpoint('POST /i-one/bookings/:id/payments', 'Record a payment or refund', {
  params: ById,
  body: z.object({
    _id: Id,
    kind: z._default(z.enum(['payment', 'refund']), 'payment'),
    amount: z
      .int(message('Enter an amount'))
      .check(z.gte(1, message('Enter an amount')), z.lte(1_000_000_000, message('This amount is too high'))),
    method: DeskPaymentMethod,
  }),
  reply: BookingMoney,
  errors: ['not-found', 'not-yours', 'more-than-owed', 'more-than-paid', 'key-reused'],
})

export const CashUp = z.object({
  day: Day,
  totals: z.array(z.object({ method: DeskPaymentMethod, taken: Money, givenBack: Money, payments: z.int() })),
  payments: z.array(z.extend(BookingPayment, { booking: Id })),
})
export type CashUp = z.infer<typeof CashUp>

export const getCashUp = endpoint('GET /i-one/host/cash-up', "Get a day's payments on your pitches", {
  query: z.object({ day: Day }),
  reply: CashUp,
})
