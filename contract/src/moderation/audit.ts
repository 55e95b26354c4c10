import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, optionalLineField, wholeNumberField } from '../shapes.ts'

export const staffActions = [
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
export const StaffAction = z.enum(staffActions)
export type StaffAction = z.infer<typeof StaffAction>

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

/** `by` is `null` for commands and timers. Names are stored at the time of the entry, until the account is deleted. */
export const AuditLogEntry = z.object({
  _id: z.string(),
  at: Instant,
  by: z.nullable(z.object({ _id: Id, name: z.string() })),
  act: StaffAction,
  subject: z.nullable(z.object({ kind: SubjectKind, _id: Id, name: z.nullable(z.string()) })),
  why: z.nullable(z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditLogEntry = z.infer<typeof AuditLogEntry>

const filters = {
  by: z.optional(z.union([Id, z.literal('command')])),
  act: z.optional(StaffAction),
  about: z.optional(optionalLineField(100)),
}

/** Returns 50 entries per page, newest first. Pass the last `_id` as `before` to get the next page. */
export const listAuditLog = endpoint('GET /i-one/admin/log', 'List the staff audit log', {
  query: z.object({ ...filters, before: z.optional(wholeNumberField(1, Number.MAX_SAFE_INTEGER)) }),
  reply: z.object({
    lines: z.array(AuditLogEntry),
    hasMore: z.boolean(),
    staff: z.array(z.object({ _id: Id, name: z.string() })),
  }),
  errors: ['not-found'],
})

export const exportAuditLog = endpoint('GET /i-one/admin/log.csv', 'Export the staff audit log as CSV', {
  query: z.object(filters),
  reply: z.string(),
  replyType: 'text/csv; charset=utf-8',
  errors: ['not-found'],
})
