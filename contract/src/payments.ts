import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ById, Id, Instant } from './shapes.ts'

/** `said`: the player says so; `paid`: the collector confirms; `to-refund`: more was given than is owed. */
export const PaymentState = z.enum(['unpaid', 'said', 'paid', 'waived', 'refunded', 'to-refund'])
export type PaymentState = z.infer<typeof PaymentState>

const Method = z.enum(['cash', 'transfer'])
export type PaymentMethod = z.infer<typeof Method>

/**
 * What a place owes and what came of it, in minor units: `share` is `open + said + paid + waived`; below zero `open`
 * has to be given back. Of `paid` the pitch has `received` so much, the captain the rest. `mine` is my place, or that
 * of a guest of mine.
 */
export const PlacePayment = z.object({
  place: Id,
  player: z.object({ _id: Id, name: z.string() }),
  mine: z.boolean(),
  state: PaymentState,
  share: z.int(),
  open: z.int(),
  said: z.int(),
  paid: z.int(),
  received: z.int(),
  waived: z.int(),
  method: z.optional(Method),
})
export type PlacePayment = z.infer<typeof PlacePayment>

/**
 * The money of a session. `places` are all that owe something or have given something for who collects, else one's
 * own and those of one's guests; `totals` are of all of them. While it is a `forecast`, a share is what a place costs
 * when the session is full.
 */
export const Payments = z.object({
  session: Id,
  currency: z.string(),
  forecast: z.boolean(),
  collects: z.boolean(),
  /** Who asks is the pitch, and what they confirm is received. */
  receives: z.boolean(),
  /** Whose money it is then. */
  booking: z.optional(Id),
  /** Who asks may confirm, waive and give back what they owe themselves: not a captain whose pitch has an owner. */
  confirmsOwn: z.boolean(),
  /** When the captain last reminded those who had not paid; only who collects hears of it. */
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

/** For whoever has to do with the session: captains, everyone with a place in it, its pitch, and who owes or paid there. */
export const getPayments = endpoint('GET /i-one/sessions/:id/payments', 'Who has paid', {
  params: ById,
  reply: Payments,
  refusals: ['not-found', 'not-yours'],
})

/**
 * Everybody who has an unpaid share, or a guest with one, and has not said that it is paid, but for who asks. Once in 12
 * hours: `reminded-lately`.
 */
export const remindPayers = endpoint('POST /i-one/sessions/:id/payments/remind', 'Remind who has not paid', {
  params: ById,
  reply: Payments,
  refusals: ['not-found', 'not-yours', 'nobody-owes', 'reminded-lately'],
})

const PaymentAct = z.enum(['say', 'confirm', 'waive', 'refund', 'take-back'])
export type PaymentAct = z.infer<typeof PaymentAct>

/**
 * Who plays says that it is paid. Captain and pitch confirm it, waive what is open, and give back what was paid. What
 * the pitch confirms it has `received`, and only the pitch gives that back. A captain confirms what they owe themselves
 * where `confirmsOwn`. One takes back what one has said, who collects whatever stands. A repeat finds it done:
 * `payment-moved`, with the `payment` as it stands. So does who says what they `expected` it to move, in minor units, and
 * it would be another amount by now. What the pitch confirms is money of its booking, with a receipt: more than the booking
 * owes is `more-than-owed`, with its `money`.
 */
export const movePayment = endpoint(
  'POST /i-one/sessions/:id/places/:place/payment',
  'Record a payment at the pitch',
  {
    once: true,
    params: z.object({ id: Id, place: Id }),
    body: z.object({
      act: PaymentAct,
      method: z._default(Method, 'cash'),
      expected: z.optional(z.int().check(z.gte(0))),
    }),
    reply: Payments,
    refusals: ['not-found', 'not-yours', 'payment-moved', 'more-than-owed'],
  },
)
