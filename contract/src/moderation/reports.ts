import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Done, Id, Instant, textField, wholeNumberField } from '../shapes.ts'

export const ReportKind = z.enum(['person', 'name', 'photo', 'pitch', 'team'])
export type ReportKind = z.infer<typeof ReportKind>

export const ReportReason = z.enum([
  'rude-or-threatening',
  'asks-for-money',
  'does-not-come',
  'not-right',
  'something-else',
])
export type ReportReason = z.infer<typeof ReportReason>

export const sendReport = endpoint('POST /i-one/reports', 'Report a person, name, photo, pitch or team', {
  body: z.object({
    kind: ReportKind,
    about: Id,
    reason: ReportReason,
    words: textField(message('Describe what happened'), 1000),
    block: z._default(z.boolean(message('Must be true or false')), false),
  }),
  reply: Done,
  errors: ['not-found', 'not-about-oneself', 'too-many'],
})

export const Reported = z.object({
  kind: ReportKind,
  about: z.object({ _id: Id, name: z.string() }),
  reports: z.array(
    z.object({
      _id: Id,
      at: Instant,
      reason: ReportReason,
      words: z.string(),
      called: z.optional(z.string()),
      closedAt: z.nullable(Instant),
    }),
  ),
})
export type Reported = z.infer<typeof Reported>

export const maxReported = 100

export const listReports = endpoint('GET /i-one/admin/reports', 'List reports', {
  query: z.object({ closed: z.optional(wholeNumberField(0, 1)) }),
  reply: z.object({ reported: z.array(Reported) }),
  errors: ['not-found'],
})

export const closeReports = endpoint('POST /i-one/admin/reports/closed', 'Close reports about a subject', {
  body: z.object({
    kind: ReportKind,
    about: Id,
    outcome: z.enum(['nothing-wrong', 'dealt-with']),
    why: textField(message('Give a reason'), 1000),
  }),
  reply: Done,
  errors: ['not-found'],
})
