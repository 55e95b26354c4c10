import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ById, Id, Instant } from './shapes.ts'

/** `said`: the player claims to have paid. `paid`: the collector confirmed it. `to-refund`: paid more than owed. */
export const PaymentState = z.enum(['unpaid', 'said', 'paid', 'waived', 'refunded', 'to-refund'])
export type PaymentState = z.infer<typeof PaymentState>

const Method = z.enum(['cash', 'transfer'])
export type PaymentMethod = z.infer<typeof Method>

/** Amounts in minor units. `share` is `open + said + paid + waived`. A negative `open` must be refunded. */
export const PlacePayment = z.object({
  place: Id,
  player: z.object({ _id: Id, name: z.string() }),
  mine: z.boolean(),
  state: PaymentState,
  share: z.int(),
  open: z.int(),
  said: z.int(),
  paid: z.int(),
  /** The part of `paid` that the pitch has received. */
  received: z.int(),
  waived: z.int(),
  method: z.optional(Method),
})
export type PlacePayment = z.infer<typeof PlacePayment>

export const Payments = z.object({
  session: Id,
  currency: z.string(),
  /** True if shares are calculated for a full session. */
  forecast: z.boolean(),
  collects: z.boolean(),
  /** True if the caller runs the pitch and records the payments of `booking`. */
  receives: z.boolean(),
  booking: z.optional(Id),
  confirmsOwn: z.boolean(),
  remindedAt: z.optional(Instant),
  places: z.array(PlacePayment),
  totals: z.object({
    owed: z.int(),
    unpaid: z.int(),
    said: z.int(),
    paid: z.int(),
    received: z.int(),
    waived: z.int(),
    toRefund: z.int(),
  }),
})
export type Payments = z.infer<typeof Payments>

export const getPayments = endpoint('GET /i-one/sessions/:id/payments', "Get a session's payments", {
  params: ById,
  reply: Payments,
  errors: ['not-found', 'not-yours'],
})

export const remindPayers = endpoint(
  'POST /i-one/sessions/:id/payments/remind',
  'Remind players who have not paid',
  { params: ById, reply: Payments, errors: ['not-found', 'not-yours', 'nobody-owes', 'reminded-lately'] },
)

const PaymentAction = z.enum(['say', 'confirm', 'waive', 'refund', 'take-back'])
export type PaymentAction = z.infer<typeof PaymentAction>

/** Fails with `payment-moved` if the action was already recorded, or its amount is not `expected` (minor units). */
export const recordPlacePayment = endpoint(
  'POST /i-one/sessions/:id/places/:place/payment',
  'Record a payment for a place',
  {
    idempotent: true,
    params: z.object({ id: Id, place: Id }),
    body: z.object({
      act: PaymentAction,
      method: z._default(Method, 'cash'),
      expected: z.optional(z.int().check(z.gte(0))),
    }),
    reply: Payments,
    errors: ['not-found', 'not-yours', 'payment-moved', 'more-than-owed'],
  },
)
