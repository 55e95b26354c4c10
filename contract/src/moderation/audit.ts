import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, optionalLine, whole } from '../shapes.ts'

/** What staff did. `used-right` is a change of something of others by a call that captains and organizers have too. */
export const staffActs = [
  'granted',
  'revoked',
  'suspended',
  'restored',
  'suspension-ended',
  'logins-ended',
  'email-shown',
  'name-hidden',
  'photo-hidden',
  'name-shown',
  'photo-shown',
  'report-closed',
  'message-answered',
  'phone-shown',
  'review-decided',
  'used-right',
] as const
export const StaffAct = z.enum(staffActs)
export type StaffAct = z.infer<typeof StaffAct>

export const SubjectKind = z.enum([
  'account',
  'pitch',
  'centre',
  'session',
  'match',
  'team',
  'tournament',
  'message',
])
export type SubjectKind = z.infer<typeof SubjectKind>

/**
 * A line of the log, with the names of then; an account that is deleted has none any more. `by` is `null` where the command did it, or a timer
 * (`suspension-ended`). A subject that is gone has no name. `facts` has what else is known, by kind of act.
 */
export const LogLine = z.object({
  _id: z.string(),
  at: Instant,
  by: z.nullable(z.object({ _id: Id, name: z.string() })),
  act: StaffAct,
  subject: z.nullable(z.object({ kind: SubjectKind, _id: Id, name: z.nullable(z.string()) })),
  why: z.nullable(z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type LogLine = z.infer<typeof LogLine>

const filters = {
  /** One of staff, or `command`. */
  by: z.optional(z.union([Id, z.literal('command')])),
  act: z.optional(StaffAct),
  /** The name of what it is about, or a part of it. */
  about: z.optional(optionalLine(100)),
}

/** Latest first, fifty at a time; `before` is the `_id` of the last line one has. For staff alone. */
export const listLog = endpoint('GET /i-one/admin/log', 'What staff did', {
  query: z.object({ ...filters, before: z.optional(whole(1, Number.MAX_SAFE_INTEGER)) }),
  reply: z.object({
    lines: z.array(LogLine),
    hasMore: z.boolean(),
    /** All who ever did something, for the filter. */
    staff: z.array(z.object({ _id: Id, name: z.string() })),
  }),
  refusals: ['not-found'],
})

/** All lines that the filters leave, latest first. */
export const exportLog = endpoint('GET /i-one/admin/log.csv', 'What staff did, as a table', {
  query: z.object(filters),
  reply: z.string(),
  replyType: 'text/csv; charset=utf-8',
  refusals: ['not-found'],
})
