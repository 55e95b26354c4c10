import * as z from 'zod/mini'
import { Photo } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, line, lines } from '../shapes.ts'

/** For staff alone, as every call under `/i-one/admin`: to others there is nothing. */
export const Found = z.object({
  kind: z.enum(['account', 'pitch', 'centre', 'session', 'team']),
  _id: Id,
  /** Of the public page of a centre. */
  code: z.optional(z.string()),
  name: z.string(),
  /** What else it is known by: an address, a kind of account, a state. */
  hint: z.string(),
  /** Whether staff have taken the name off already. */
  nameHidden: z.boolean(),
  /** The name of a pitch, team or centre that staff can show again. */
  hiddenName: z.nullable(z.string()),
})
export type Found = z.infer<typeof Found>

/**
 * Accounts by name or by the whole address, pitches, teams and centres of several pitches by name, sessions by their code or
 * pitch; twenty of each kind at most, those whose name begins so first.
 */
export const findAnything = endpoint('GET /i-one/admin/found', 'Find an account, pitch, session or team', {
  query: z.object({ text: line('Say what to look for') }),
  reply: z.object({ found: z.array(Found) }),
  refusals: ['not-found'],
})

export const AccountForStaff = z.object({
  _id: Id,
  name: z.string(),
  nickname: z.string(),
  /** Whether staff have taken the name off already. */
  nameHidden: z.boolean(),
  /** What staff can show again: the name that others read, and whether there is a photo. */
  hidden: z.object({ name: z.nullable(z.string()), photo: z.boolean() }),
  photo: z.nullable(Photo),
  since: Instant,
  isOwner: z.boolean(),
  isAdmin: z.boolean(),
  /** The first letter and what follows the `@`; the rest is shown by a call of its own. */
  email: z.string(),
  isConfirmed: z.boolean(),
  suspension: z.nullable(
    z.object({ at: Instant, until: z.nullable(Instant), words: z.nullable(z.string()) }),
  ),
  logins: z.int(),
  /** Sessions that are over in which they had a place, and those they came to. */
  played: z.int(),
  came: z.int(),
  /** Sessions to come that they lead. */
  ahead: z.int(),
  /** How many people have blocked them. */
  blockedBy: z.int(),
  /** Matches that are being played, in which they have recorded something. */
  scoring: z.array(z.object({ match: Id, teamOne: z.string(), teamTwo: z.string() })),
})
export type AccountForStaff = z.infer<typeof AccountForStaff>

export const getAccount = endpoint('GET /i-one/admin/accounts/:id', 'An account, for staff', {
  params: ById,
  reply: AccountForStaff,
  refusals: ['not-found'],
})

const why = lines('Say why', 1000)

/** Asking is in the log. */
export const showEmail = endpoint('POST /i-one/admin/accounts/:id/email', 'The whole address of an account', {
  params: ById,
  body: z.object({ why }),
  reply: z.object({ email: z.string() }),
  refusals: ['not-found'],
})

export const endAccountLogins = endpoint(
  'DELETE /i-one/admin/accounts/:id/logins',
  'Sign an account out everywhere',
  { params: ById, body: z.object({ why }), reply: Done, refusals: ['not-found'] },
)
