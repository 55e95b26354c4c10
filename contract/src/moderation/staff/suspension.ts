import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { message } from '../../i18n.ts'
import { ById, Done, Id, Instant, textField } from '../../shapes.ts'

export const SuspensionReason = z.enum([
  'threatens-people',
  'does-not-come',
  'takes-money',
  'not-a-real-person',
  'something-else',
])
export type SuspensionReason = z.infer<typeof SuspensionReason>

export const SuspendedSessionOutcome = z.enum([
  'handed-over',
  'called-off',
  'side-given-up',
  'left',
  'goes-on',
])
export type SuspendedSessionOutcome = z.infer<typeof SuspendedSessionOutcome>

export const SuspensionEffects = z.object({
  logins: z.int(),
  whistles: z.array(
    z.object({ match: Id, teamOne: z.string(), teamTwo: z.string(), others: z.array(z.string()) }),
  ),
  sessions: z.array(
    z.object({
      _id: Id,
      start: Instant,
      timeZone: z.string(),
      pitch: z.string(),
      fate: SuspendedSessionOutcome,
      successor: z.nullable(z.string()),
      people: z.int(),
    }),
  ),
})
export type SuspensionEffects = z.infer<typeof SuspensionEffects>

export const previewSuspension = endpoint(
  'GET /i-one/admin/accounts/:id/suspension',
  'Preview an account suspension',
  { params: ById, reply: SuspensionEffects, errors: ['not-found'] },
)

/** If `days` is `null`, the suspension lasts until staff lift it. `words` are emailed to the user. */
export const suspend = endpoint('POST /i-one/admin/accounts/:id/suspension', 'Suspend an account', {
  params: ById,
  body: z.object({
    reason: SuspensionReason,
    days: z.nullable(z.union([z.literal(7), z.literal(30)])),
    words: textField(message('Write the message for the user'), 1000),
  }),
  reply: SuspensionEffects,
  errors: ['not-found', 'is-staff', 'already-suspended'],
})

export const liftSuspension = endpoint(
  'DELETE /i-one/admin/accounts/:id/suspension',
  'Lift an account suspension',
  {
    params: ById,
    body: z.object({ why: textField(message('Give a reason'), 1000) }),
    reply: Done,
    errors: ['not-found', 'not-suspended'],
  },
)
