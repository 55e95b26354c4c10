import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ById, Day, Instant, Money, wholeNumberField } from './shapes.ts'

export const BookingState = z.enum([
  'held',
  'pending',
  'confirmed',
  'expired',
  'declined',
  'cancelled',
  'released',
  'blocked',
])
export type BookingState = z.infer<typeof BookingState>

export const CustomerFault = z.nullable(z.enum(['no-show', 'cancelled-late']))

/** Cancelling costs nothing until `freeHours` before the start, then `laterShare` % of the price. `deposit`: minor units. */
export const CancellationPolicy = z.object({ freeHours: z.int(), laterShare: z.int(), deposit: z.int() })
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

export const Slot = z.object({
  start: Instant,
  end: Instant,
  state: z.enum(['free', 'held', 'booked', 'closed']),
  price: Money,
})
export type Slot = z.infer<typeof Slot>

export const bookableDays = 30

/** `from` defaults to today at the pitch, and `days` defaults to 30. */
export const listSlots = endpoint('GET /i-one/pitches/:id/slots', "List a pitch's slots", {
  access: 'public',
  params: ById,
  query: z.object({ from: z.optional(Day), days: z.optional(wholeNumberField(1, bookableDays)) }),
  reply: z.array(Slot),
  errors: ['not-found'],
})
