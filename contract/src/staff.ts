import * as z from 'zod/mini'
import { Photo } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { ById, Done, Id, Instant, line, lines } from './shapes.ts'

/** For staff alone, as every call under `/i-one/admin`: to others there is nothing. */
export const Found = z.object({
  kind: z.enum(['account', 'pitch', 'session', 'team']),
  _id: Id,
  name: z.string(),
  /** What else it is known by: an address, a kind of account, a state. */
  hint: z.string(),
  /** Whether staff have taken the name off already. */
  nameHidden: z.boolean(),
})
export type Found = z.infer<typeof Found>

/**
 * Accounts by name or by the whole address, pitches and teams by name, sessions by their code or pitch; twenty of each
 * kind at most, those whose name begins so first.
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

/** A name becomes 'Player', a photo goes. Their owner reads why in a mail, and may choose another. */
export const hideOfAccount = endpoint('POST /i-one/admin/accounts/:id/hidden', 'Hide a name or a photo', {
  params: ById,
  body: z.object({ what: z.enum(['name', 'photo']), why }),
  reply: Done,
  refusals: ['not-found'],
})

/** It becomes 'Pitch' or 'Team'. Its owner or captain reads why in a mail, and may choose another. */
export const hideName = endpoint('POST /i-one/admin/names/hidden', 'Hide the name of a pitch or a team', {
  body: z.object({ kind: z.enum(['pitch', 'team']), about: Id, why }),
  reply: Done,
  refusals: ['not-found'],
})
