import * as z from 'zod/mini'
import { Photo } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Done, Id, Instant, lineField, textField } from '../shapes.ts'

/** Only staff can use endpoints under `/i-one/admin`. Other users get 404. */
export const SearchResult = z.object({
  kind: z.enum(['account', 'pitch', 'centre', 'session', 'team']),
  _id: Id,
  code: z.optional(z.string()),
  name: z.string(),
  hint: z.string(),
  nameHidden: z.boolean(),
  hiddenName: z.nullable(z.string()),
})
export type SearchResult = z.infer<typeof SearchResult>

export const searchAll = endpoint('GET /i-one/admin/found', 'Search accounts, pitches and more', {
  query: z.object({ text: lineField(message('Enter a search text')) }),
  reply: z.object({ found: z.array(SearchResult) }),
  errors: ['not-found'],
})

/**
 * `email`: first letter and domain only. `played`: past sessions with a place. `came`: past sessions without a no-show.
 * `ahead`: upcoming sessions as captain.
 */
export const AccountForStaff = z.object({
  _id: Id,
  name: z.string(),
  nickname: z.string(),
  nameHidden: z.boolean(),
  hidden: z.object({ name: z.nullable(z.string()), photo: z.boolean() }),
  photo: z.nullable(Photo),
  since: Instant,
  isOwner: z.boolean(),
  isAdmin: z.boolean(),
  email: z.string(),
  isConfirmed: z.boolean(),
  suspension: z.nullable(
    z.object({ at: Instant, until: z.nullable(Instant), words: z.nullable(z.string()) }),
  ),
  logins: z.int(),
  played: z.int(),
  came: z.int(),
  ahead: z.int(),
  blockedBy: z.int(),
  scoring: z.array(z.object({ match: Id, teamOne: z.string(), teamTwo: z.string() })),
})
export type AccountForStaff = z.infer<typeof AccountForStaff>

export const getAccount = endpoint('GET /i-one/admin/accounts/:id', 'Get an account as staff', {
  params: ById,
  reply: AccountForStaff,
  errors: ['not-found'],
})

const why = textField(message('Give a reason'), 1000)

export const showEmail = endpoint(
  'POST /i-one/admin/accounts/:id/email',
  "Reveal an account's email address",
  { params: ById, body: z.object({ why }), reply: z.object({ email: z.string() }), errors: ['not-found'] },
)

export const revokeAccountLogins = endpoint(
  'DELETE /i-one/admin/accounts/:id/logins',
  'Sign an account out everywhere',
  { params: ById, body: z.object({ why }), reply: Done, errors: ['not-found'] },
)
