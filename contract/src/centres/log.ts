import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'
import { DeskMethod } from './money.ts'
import { CentreRole } from './staff.ts'

/** What was done at a centre: to bookings, money, messages, customers, staff and settings. */
export const centreActs = [
  'booked',
  'put-back',
  'closed',
  'opened',
  'authorized',
  'declined',
  'cancelled',
  'moved',
  'no-show',
  'no-show-undone',
  'link-made',
  'taken-over',
  'taken-back',
  'took',
  'gave-back',
  'wrote',
  'came',
  'role-changed',
  'removed',
  'renamed',
  'noted',
  'barred',
  'unbarred',
  'pitch-added',
  'pitch-joined',
  'pitch-left',
  'changed',
] as const

/** Settings of a centre and of its pitches. */
export const centreSettings = [
  'name',
  'legalName',
  'address',
  'location',
  'timeZone',
  'phone',
  'rules',
  'surface',
  'facilities',
  'slotMinutes',
  'openingHours',
  'price',
  'prices',
  'policy',
  'authorization',
  'published',
  'sessionsAhead',
  'playersPerTeam',
  'parts',
  'photos',
] as const

/** What a setting was and what it is since, as text; '' where there is nothing. */
export const CentreLogChange = z.object({ what: z.enum(centreSettings), from: z.string(), to: z.string() })
export type CentreLogChange = z.infer<typeof CentreLogChange>

/**
 * One thing that was done, by the names of then; staff of i-one have no `_id`. Several bookings or pitches at once are one
 * line of `count`, with the `pitch` and `start` of the first. `about` is the customer or captain, why hours are closed, or
 * the member of staff. A message was to so many `people` booked on a `day`. What was moved was at `fromPitch` and `from`
 * before, and is at `pitch` and `to` since. `amount` is what was paid or given back, by `method` and with the number of its
 * `receipt`, or what a late cancellation costs. `changes` are of settings. `rebuilt`: older than this log and put together from
 * what was kept, with the names of that day; what is not known is left out.
 */
export const CentreLogLine = z.object({
  _id: z.string(),
  at: Instant,
  by: z.object({ _id: z.optional(Id), name: z.string() }),
  act: z.enum(centreActs),
  count: z.int(),
  about: z.optional(z.string()),
  pitch: z.optional(z.string()),
  start: z.optional(Instant),
  fromPitch: z.optional(z.string()),
  from: z.optional(Instant),
  to: z.optional(Instant),
  amount: z.optional(Money),
  method: z.optional(DeskMethod),
  receipt: z.optional(z.int()),
  role: z.optional(CentreRole),
  day: z.optional(Day),
  people: z.optional(z.int()),
  changes: z.optional(z.array(CentreLogChange)),
  rebuilt: z.optional(z.literal(true)),
})
export type CentreLogLine = z.infer<typeof CentreLogLine>

/** The last line that one has. */
const Line = z.string().check(
  z.refine((text) => {
    const [at, id = '', ...more] = text.split('_')
    return Instant.safeParse(at).success && /^\d{1,18}$/.test(id) && more.length === 0
  }, 'Not a line of this log'),
)

/** One answer has so many. */
export const mostLines = 30

/**
 * The newest first, by the clock at the centre; `next` is what to say as `after` to have those before them. As far back as
 * histories of bookings are kept.
 */
export const listCentreLog = endpoint('GET /i-one/centres/:id/log', 'Who did what at a centre', {
  params: ById,
  query: z.object({ after: z.optional(Line) }),
  reply: z.object({ timeZone: z.string(), lines: z.array(CentreLogLine), next: z.nullable(z.string()) }),
  refusals: ['not-found', 'not-yours'],
})
