import * as z from 'zod/mini'
import { Terms } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, Money } from '../shapes.ts'

/** `price` and `terms` are fixed from now on. Without `terms`, cancelling is free. */
export const Hold = z.object({
  _id: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  expiresAt: Instant,
  price: Money,
  terms: z.optional(Terms),
  serverTime: Instant,
})
export type Hold = z.infer<typeof Hold>

export const HoldRequest = z.object({
  pitch: Id,
  start: Instant,
  slots: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
  price: z.optional(Money),
})

/** `slot-taken` carries `alternatives`: the next three free slots. `price-changed` carries the current `price`. */
export const takeHold = endpoint('POST /i-one/holds', 'Hold a slot', {
  once: true,
  body: HoldRequest,
  reply: Hold,
  refusals: [
    'not-found',
    'slot-taken',
    'slot-closed',
    'price-changed',
    'in-the-past',
    'too-far-ahead',
    'too-many-holds',
    'too-many-unused-holds',
    'pitch-hidden',
    'not-welcome',
  ],
})

export const getHold = endpoint('GET /i-one/holds/:id', 'A hold of mine', {
  params: ById,
  reply: Hold,
  refusals: ['not-found', 'hold-ended'],
})

export const giveBackHold = endpoint('DELETE /i-one/holds/:id', 'Give a held slot back', {
  params: ById,
  reply: Done,
  refusals: ['not-found', 'hold-ended'],
})
