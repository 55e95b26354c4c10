import * as z from 'zod/mini'
import { Terms } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, Money } from '../shapes.ts'

/**
 * A slot, or several in a row, kept for one person for some minutes. `expiresAt` is by the server's clock. `price` and
 * `terms` are kept from now on, whatever changes; without `terms` cancelling costs nothing.
 */
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

/**
 * `slot-taken` carries `alternatives`: the next three free slots there, written as in `listSlots`. A `price` that is not
 * that of the slots any more is `price-changed` with the `price` they have; left out, it is the price in force.
 */
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

/** A hold of one's own, so that a page that was reloaded can go on with its countdown. */
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
