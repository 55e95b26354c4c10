import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Day, Id, Instant, Money } from '../shapes.ts'
import { DeskPaymentMethod } from './money.ts'
import { CentreRole } from './staff.ts'

export const centreActions = [
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

export const CentreLogChange = z.object({ what: z.enum(centreSettings), from: z.string(), to: z.string() })
export type CentreLogChange = z.infer<typeof CentreLogChange>

/**
 * `pitch` and `start` belong to the first of `count` bookings. `rebuilt`: reconstructed from older data, so some fields
 * are missing.
 */
export const CentreLogEntry = z.object({
  _id: z.string(),
  at: Instant,
  by: z.object({ _id: z.optional(Id), name: z.string() }),
  act: z.enum(centreActions),
  count: z.int(),
  about: z.optional(z.string()),
  pitch: z.optional(z.string()),
  start: z.optional(Instant),
  fromPitch: z.optional(z.string()),
  from: z.optional(Instant),
  to: z.optional(Instant),
  amount: z.optional(Money),
  method: z.optional(DeskPaymentMethod),
  receipt: z.optional(z.int()),
  role: z.optional(CentreRole),
  day: z.optional(Day),
  people: z.optional(z.int()),
  changes: z.optional(z.array(CentreLogChange)),
  rebuilt: z.optional(z.literal(true)),
})
export type CentreLogEntry = z.infer<typeof CentreLogEntry>

const Line = z.string().check(
  z.refine((text) => {
    const [at, id = '', ...more] = text.split('_')
    return Instant.safeParse(at).success && /^\d{1,18}$/.test(id) && more.length === 0
  }, message('Must be an entry in this log')),
)

export const maxLogEntries = 30

/** Returns 30 entries per page, newest first. Pass `next` as `after` to get the next page. */
export const listCentreLog = endpoint('GET /i-one/centres/:id/log', "List a centre's activity log", {
  params: ById,
  query: z.object({ after: z.optional(Line) }),
  reply: z.object({ timeZone: z.string(), lines: z.array(CentreLogEntry), next: z.nullable(z.string()) }),
  errors: ['not-found', 'not-yours'],
})
