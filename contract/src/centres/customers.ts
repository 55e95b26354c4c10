import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Instant, Money, optionalLine } from '../shapes.ts'

/**
 * Somebody who comes to a centre: `account` who books there themselves, else who books at the desk. Telephone and note are
 * for those who act for the centre. What is `owed` is by currency, the same in the reports: the price of bookings that are over,
 * and what late cancellations cost, less what was paid. Sessions that were broken off owe nothing, and captains' sessions only
 * count since the first payment that the centre recorded here.
 */
export const KnownCustomer = z.object({
  _id: Id,
  account: z.boolean(),
  name: z.string(),
  phone: z.string(),
  /** How the desk knows an account that has taken over a booking of the desk. */
  atDesk: z.optional(z.object({ name: z.string(), phone: z.string() })),
  note: z.string(),
  notWelcome: z.boolean(),
  visits: z.int(),
  cancelledLate: z.int(),
  noShows: z.int(),
  last: z.nullable(Instant),
  owed: z.array(Money),
})
export type KnownCustomer = z.infer<typeof KnownCustomer>

/** One answer has so many. */
export const mostCustomers = 50

const refusals = ['not-found', 'not-yours'] as const

export const knownFilters = ['all', 'owe', 'missed', 'not-welcome'] as const
const KnownFilter = z.enum(knownFilters)
export type KnownFilter = z.infer<typeof KnownFilter>

/** The last of those one has, by when they were there and their id, so that who comes in between moves nobody. */
const Place = z.string().check(
  z.refine((text) => {
    const [at, id, ...more] = text.split('_')
    return Instant.safeParse(at).success && Id.safeParse(id).success && more.length === 0
  }, 'Not a place in this list'),
)

/**
 * Those with that in their name or telephone, who was there last first, fifty at a time; `next` is what to say as `after`
 * to have those that follow, null where none do. `people`, `owe`, `missed` (who did not come at least once) and `notWelcome`
 * count all that were found; `fresh` those who came first within the last thirty days, and `owed` is what all of them owe.
 */
export const listCustomers = endpoint('GET /i-one/centres/:id/customers', 'Who comes to a centre', {
  params: ById,
  query: z.object({
    search: z._default(optionalLine(60), ''),
    only: z._default(KnownFilter, 'all'),
    after: z.optional(Place),
  }),
  reply: z.object({
    people: z.int(),
    owe: z.int(),
    missed: z.int(),
    notWelcome: z.int(),
    fresh: z.int(),
    owed: z.array(Money),
    customers: z.array(KnownCustomer),
    next: z.nullable(z.string()),
  }),
  refusals,
})

/** One answer has so many. */
export const mostVisits = 20

/** Something they booked: `came` is what came of it, `owed` what is to pay for it by now, in the smallest unit of its currency. */
export const CustomerBooking = z.object({
  _id: Id,
  pitch: z.string(),
  timeZone: z.string(),
  start: Instant,
  came: z.enum(['to-come', 'came', 'no-show', 'cancelled', 'cancelled-late']),
  owed: Money,
})
export type CustomerBooking = z.infer<typeof CustomerBooking>

/** What somebody owes for first, then the last ones; twenty at most. Nothing of who is not known here. */
export const listCustomerBookings = endpoint(
  'GET /i-one/centres/:id/customers/:customer/bookings',
  'What a customer booked',
  { params: z.object({ id: Id, customer: Id }), reply: z.array(CustomerBooking), refusals },
)

/**
 * What is left out stays. Who is not welcome can hold no slot there by their account; by telephone the desk is warned.
 * Bookings they have stay.
 */
export const changeCustomer = endpoint(
  'PATCH /i-one/centres/:id/customers/:customer',
  'Change what is known of a customer',
  {
    params: z.object({ id: Id, customer: Id }),
    body: z.object({ note: z.optional(optionalLine(300)), notWelcome: z.optional(z.boolean()) }),
    reply: KnownCustomer,
    refusals,
  },
)
