import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ById, Day, Instant, Money, whole } from './shapes.ts'

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

export const LetDown = z.nullable(z.enum(['no-show', 'cancelled-late']))

/** Free until `freeHours` before the start, then `laterShare` percent of the price. `deposit` is in minor units. */
export const Terms = z.object({ freeHours: z.int(), laterShare: z.int(), deposit: z.int() })
export type Terms = z.infer<typeof Terms>

export const Slot = z.object({
  start: Instant,
  end: Instant,
  state: z.enum(['free', 'held', 'booked', 'closed']),
  price: Money,
})
export type Slot = z.infer<typeof Slot>

export const bookingDays = 30

export const listSlots = endpoint('GET /i-one/pitches/:id/slots', 'The slots of a pitch', {
  access: 'public',
  params: ById,
  query: z.object({ from: z.optional(Day), days: z.optional(whole(1, bookingDays)) }),
  reply: z.array(Slot),
  refusals: ['not-found'],
})
