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

/** What came of a booking instead of a visit: they did not come, or cancelled when it was late. */
export const LetDown = z.nullable(z.enum(['no-show', 'cancelled-late']))

/**
 * What cancelling costs at a centre: nothing until `freeHours` before the start, later `laterShare` percent of the price.
 * `deposit` is asked for by transfer before the pitch authorizes; 0 where there is none.
 */
export const Terms = z.object({ freeHours: z.int(), laterShare: z.int(), deposit: z.int() })
export type Terms = z.infer<typeof Terms>

/** A stretch of a pitch's opening hours that can be booked, at the price in force at its start; computed, never stored. */
export const Slot = z.object({
  start: Instant,
  end: Instant,
  state: z.enum(['free', 'held', 'booked', 'closed']),
  price: Money,
})
export type Slot = z.infer<typeof Slot>

/** Days ahead that a slot can be seen and booked. */
export const bookingDays = 30

/** Slots of `days` days from `from` on, today by default, by the pitch's own calendar; 30 days at most. */
export const listSlots = endpoint('GET /i-one/pitches/:id/slots', 'The slots of a pitch', {
  access: 'public',
  params: ById,
  query: z.object({ from: z.optional(Day), days: z.optional(whole(1, bookingDays)) }),
  reply: z.array(Slot),
  refusals: ['not-found'],
})
