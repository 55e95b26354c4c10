import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { recordPlacePayment, PaymentState } from '../payments.ts'
import { BankDetails } from '../payments/bank-details.ts'
import { ById, Id, Money } from '../shapes.ts'
import { TeamName } from '../teams.ts'

/** Amounts in minor units; a negative `open` must be refunded. `withdrawsFree`: withdrawing is free at the moment. */
const EntryFee = z.object({
  team: TeamName,
  entered: z.boolean(),
  mine: z.boolean(),
  withdrawsFree: z.boolean(),
  state: PaymentState,
  owed: z.int(),
  open: z.int(),
  said: z.int(),
  paid: z.int(),
  waived: z.int(),
  method: z.optional(z.enum(['cash', 'transfer'])),
})
export type EntryFee = z.infer<typeof EntryFee>

export const EntryFees = z.object({
  tournament: Id,
  fee: z.optional(Money),
  collects: z.boolean(),
  teams: z.array(EntryFee),
  details: z.nullable(BankDetails),
})
export type EntryFees = z.infer<typeof EntryFees>

export const getEntryFees = endpoint('GET /i-one/tournaments/:id/fees', "Get a tournament's entry fees", {
  params: ById,
  reply: EntryFees,
  errors: ['not-found'],
})

/** Fails with `payment-moved` for the same reasons as `recordPlacePayment`. The error carries the current `payment`. */
export const recordEntryFee = endpoint(
  'POST /i-one/tournaments/:id/entries/:team/fee',
  'Record an entry fee payment',
  {
    idempotent: true,
    params: z.object({ id: Id, team: Id }),
    body: recordPlacePayment.body,
    reply: EntryFees,
    errors: ['not-found', 'not-yours', 'payment-moved'],
  },
)
