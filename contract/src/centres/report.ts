import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Id } from '../shapes.ts'

export const maxReportDays = 3653

export const BookingSource = z.enum(['session', 'desk', 'tournament'])

/** Amounts in minor units. `booked` includes `played`. `collected` is net of refunds and includes `fromPlayers`. */
const Sum = z.object({
  currency: z.string(),
  booked: z.int(),
  played: z.int(),
  cancelled: z.int(),
  price: z.int(),
  collected: z.int(),
  owed: z.int(),
  fromPlayers: z.int(),
})
export type ReportSum = z.infer<typeof Sum>

export const CentreReport = z.object({
  from: Day,
  to: Day,
  timeZone: z.string(),
  total: z.array(Sum),
  by: z.enum(['week', 'month']),
  periods: z.array(z.extend(Sum, { from: Day })),
  pitches: z.array(z.extend(Sum, { pitch: Id, name: z.string() })),
  weekdays: z.array(z.extend(Sum, { weekday: z.int() })),
  hours: z.array(z.extend(Sum, { hour: z.int() })),
  kinds: z.array(z.extend(Sum, { kind: BookingSource })),
  customers: z.array(z.extend(Sum, { name: z.string() })),
})
export type CentreReport = z.infer<typeof CentreReport>

const input = {
  params: ById,
  query: z.object({ from: Day, to: Day }),
  errors: ['not-found', 'not-yours'],
} as const

export const getReport = endpoint(
  'GET /i-one/centres/:id/report',
  "Get a centre's bookings and revenue report",
  {
    ...input,
    reply: CentreReport,
  },
)

export const exportReport = endpoint(
  'GET /i-one/centres/:id/report.csv',
  "Export a centre's bookings and revenue as CSV",
  { ...input, reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)
