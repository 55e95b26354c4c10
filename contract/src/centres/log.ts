import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'
import { DeskMethod } from './money.ts'
import { CentreRole } from './staff.ts'

/** What the owner of a centre and who works there did: with bookings, with money, with messages and with roles. */
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
  'took',
  'gave-back',
  'wrote',
  'came',
  'role-changed',
  'removed',
] as const

/**
 * One thing that somebody did, of `count` bookings at once where it was a series or several pitches; then `pitch` and `start`
 * are those of the first. `about` is whose booking it is, why it is closed, or whose role it was. A message was to so many
 * `people` booked on a `day`; what was moved, was so `from` when `to` when, where that is known.
 */
export const CentreLogLine = z.object({
  _id: z.string(),
  at: Instant,
  by: z.object({ _id: Id, name: z.string() }),
  act: z.enum(centreActs),
  count: z.int(),
  about: z.optional(z.string()),
  pitch: z.optional(z.string()),
  start: z.optional(Instant),
  from: z.optional(Instant),
  to: z.optional(Instant),
  amount: z.optional(Money),
  method: z.optional(DeskMethod),
  role: z.optional(CentreRole),
  day: z.optional(Day),
  people: z.optional(z.int()),
})
export type CentreLogLine = z.infer<typeof CentreLogLine>

/** The last line that one has. */
const Line = z.string().check(
  z.refine((text) => {
    const [at, id, ...more] = text.split('_')
    return Instant.safeParse(at).success && id !== undefined && id !== '' && more.length === 0
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
