import * as z from 'zod/mini'
import { CancellationPolicy } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, Money } from '../shapes.ts'

/** A hold lasts ten minutes. `price` and `terms` do not change during the hold. Without `terms`, cancelling is free. */
export const Hold = z.object({
  _id: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  expiresAt: Instant,
  price: Money,
  terms: z.optional(CancellationPolicy),
  serverTime: Instant,
})
export type Hold = z.infer<typeof Hold>

/** Requests 1 to 4 consecutive `slots`. If `price` is sent but outdated, the request fails with `price-changed`. */
export const HoldRequest = z.object({
  pitch: Id,
  start: Instant,
  slots: z._default(z.int().check(z.gte(1), z.lte(4)), 1),
  price: z.optional(Money),
})

/** Error `slot-taken` carries the next three free slots as `alternatives`, `price-changed` the current `price`. */
export const createHold = endpoint('POST /i-one/holds', 'Hold a slot', {
  idempotent: true,
  body: HoldRequest,
  reply: Hold,
  errors: [
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

export const getHold = endpoint('GET /i-one/holds/:id', 'Get one of your holds', {
  params: ById,
  reply: Hold,
  errors: ['not-found', 'hold-ended'],
})

export const releaseHold = endpoint('DELETE /i-one/holds/:id', 'Release a hold', {
  params: ById,
  reply: Done,
  errors: ['not-found', 'hold-ended'],
})
