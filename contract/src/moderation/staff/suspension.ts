import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { ById, Done, Id, Instant, lines } from '../../shapes.ts'

export const SuspensionReason = z.enum([
  'threatens-people',
  'does-not-come',
  'takes-money',
  'not-a-real-person',
  'something-else',
])
export type SuspensionReason = z.infer<typeof SuspensionReason>

/**
 * What a suspension does to a session to come: another who plays becomes captain, or it is called off where nobody can;
 * a second side they brought goes; a place they have is given up. One that is being played is broken off by nobody.
 */
export const SessionFate = z.enum(['handed-over', 'called-off', 'side-given-up', 'left', 'goes-on'])
export type SessionFate = z.infer<typeof SessionFate>

/** What follows from suspending an account, as far as it can be known before. */
export const SuspensionEffects = z.object({
  /** Devices that are signed out. */
  logins: z.int(),
  /** Matches they could score, and who still can. */
  whistles: z.array(
    z.object({ match: Id, teamOne: z.string(), teamTwo: z.string(), others: z.array(z.string()) }),
  ),
  /** Soonest first. */
  sessions: z.array(
    z.object({
      _id: Id,
      start: Instant,
      timeZone: z.string(),
      pitch: z.string(),
      fate: SessionFate,
      /** Who becomes captain. */
      successor: z.nullable(z.string()),
      /** How many people hear of it. */
      people: z.int(),
    }),
  ),
})
export type SuspensionEffects = z.infer<typeof SuspensionEffects>

export const previewSuspension = endpoint(
  'GET /i-one/admin/accounts/:id/suspension',
  'What suspending an account would do',
  { params: ById, reply: SuspensionEffects, refusals: ['not-found'] },
)

/**
 * From then on every call of the account is a 403; its logins, streams and whistles end at once. `words` are what its owner
 * reads in a mail. It ends after `days`, or when staff restore the account.
 */
export const suspend = endpoint('POST /i-one/admin/accounts/:id/suspension', 'Suspend an account', {
  params: ById,
  body: z.object({
    reason: SuspensionReason,
    days: z.nullable(z.union([z.literal(7), z.literal(30)])),
    words: lines('Say what they read', 1000),
  }),
  reply: SuspensionEffects,
  refusals: ['not-found', 'is-staff', 'already-suspended'],
})

/** Signed out everywhere, they may sign in again. What was handed over or called off stays so. */
export const restore = endpoint('DELETE /i-one/admin/accounts/:id/suspension', 'Restore an account', {
  params: ById,
  body: z.object({ why: lines('Say why', 1000) }),
  reply: Done,
  refusals: ['not-found', 'not-suspended'],
})
