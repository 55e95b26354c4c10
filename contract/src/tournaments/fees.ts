import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { movePayment, PaymentState } from '../payments.ts'
import { BankDetails } from '../payments/bank-details.ts'
import { ById, Id, Money } from '../shapes.ts'
import { TeamName } from '../teams.ts'

/**
 * What a team owes for its entry (`owed`) and what came of it, in the minor unit of the fee's currency; `open` is below
 * zero where something has to be given back. `entered` is false of a team that has withdrawn. `mine`: I lead the team.
 * `withdrawsFree`: it owes nothing if it withdraws now.
 */
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

/**
 * The entry fees of a tournament: of all teams for who organizes it (`collects`), else of those that I lead. `details` is
 * where to transfer it, for who owes and for who collects.
 */
export const EntryFees = z.object({
  tournament: Id,
  fee: z.optional(Money),
  collects: z.boolean(),
  teams: z.array(EntryFee),
  details: z.nullable(BankDetails),
})
export type EntryFees = z.infer<typeof EntryFees>

export const getEntryFees = endpoint('GET /i-one/tournaments/:id/fees', 'Who has paid the entry fee', {
  params: ById,
  reply: EntryFees,
  refusals: ['not-found'],
})

/**
 * Who leads the team says that it is paid. The organizer confirms it, also unsaid, waives what is open, and gives back
 * what was paid. Taken back is what one has said, and by the organizer whatever stands. A repeat finds it done, and who
 * `expected` another amount finds it changed: `payment-moved`, with the `payment` as it stands.
 */
export const moveEntryFee = endpoint('POST /i-one/tournaments/:id/entries/:team/fee', 'Record an entry fee', {
  once: true,
  params: z.object({ id: Id, team: Id }),
  body: movePayment.body,
  reply: EntryFees,
  refusals: ['not-found', 'not-yours', 'payment-moved'],
})
