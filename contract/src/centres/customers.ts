import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Id, Instant, Money, optionalLineField } from '../shapes.ts'

/** `owed`: prices of past bookings plus fees of late cancellations, minus payments, per currency. */
export const CentreCustomer = z.object({
  _id: Id,
  account: z.boolean(),
  name: z.string(),
  phone: z.string(),
  atDesk: z.optional(z.object({ name: z.string(), phone: z.string() })),
  note: z.string(),
  notWelcome: z.boolean(),
  visits: z.int(),
  cancelledLate: z.int(),
  noShows: z.int(),
  last: z.nullable(Instant),
  owed: z.array(Money),
})
export type CentreCustomer = z.infer<typeof CentreCustomer>

export const customersPerPage = 50

const errors = ['not-found', 'not-yours'] as const

export const customerFilters = ['all', 'owe', 'missed', 'not-welcome'] as const
const CustomerFilter = z.enum(customerFilters)
export type CustomerFilter = z.infer<typeof CustomerFilter>

const Place = z.string().check(
  z.refine((text) => {
    const [at, id, ...more] = text.split('_')
    return Instant.safeParse(at).success && Id.safeParse(id).success && more.length === 0
  }, message('Must be the `next` of the previous page')),
)

/**
 * Returns 50 customers per page, latest visit first. Pass `next` as `after` to get the next page. Counts cover all pages.
 * `fresh`: customers who were new within the last 30 days.
 */
export const listCustomers = endpoint('GET /i-one/centres/:id/customers', "List a centre's customers", {
  params: ById,
  query: z.object({
    search: z._default(optionalLineField(60), ''),
    only: z._default(CustomerFilter, 'all'),
    after: z.optional(Place),
  }),
  reply: z.object({
    people: z.int(),
    owe: z.int(),
    missed: z.int(),
    notWelcome: z.int(),
    fresh: z.int(),
    owed: z.array(Money),
    customers: z.array(CentreCustomer),
    next: z.nullable(z.string()),
  }),
  errors,
})

export const maxVisits = 20

export const CustomerBooking = z.object({
  _id: Id,
  pitch: z.string(),
  timeZone: z.string(),
  start: Instant,
  came: z.enum(['to-come', 'came', 'no-show', 'cancelled', 'cancelled-late']),
  owed: Money,
})
export type CustomerBooking = z.infer<typeof CustomerBooking>

export const listCustomerBookings = endpoint(
  'GET /i-one/centres/:id/customers/:customer/bookings',
  "List a customer's bookings",
  { params: z.object({ id: Id, customer: Id }), reply: z.array(CustomerBooking), errors },
)

export const changeCustomer = endpoint('PATCH /i-one/centres/:id/customers/:customer', 'Update a customer', {
  params: z.object({ id: Id, customer: Id }),
  body: z.object({ note: z.optional(optionalLineField(300)), notWelcome: z.optional(z.boolean()) }),
  reply: CentreCustomer,
  errors,
})
