import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Id, codeField, lineField } from '../shapes.ts'

export const Scorer = z.object({ _id: Id, name: z.string(), hasAccount: z.boolean() })
export type Scorer = z.infer<typeof Scorer>

export const Scorers = z.object({ scorers: z.array(Scorer), mayAppoint: z.boolean() })
export type Scorers = z.infer<typeof Scorers>

const oneScorer = { params: z.object({ id: Id, player: Id }), reply: Scorers } as const

export const listScorers = endpoint('GET /i-one/matches/:id/scorers', "List a match's scorekeepers", {
  params: ById,
  reply: Scorers,
  errors: ['not-found', 'not-yours'],
})

export const appointScorer = endpoint(
  'PUT /i-one/matches/:id/scorers/:player',
  'Appoint a scorekeeper for a match',
  { ...oneScorer, errors: ['not-found', 'not-yours', 'not-in'] },
)

/** Also revokes the match's scorekeeper link, so that the removed scorekeeper cannot use the link again. */
export const withdrawScorer = endpoint(
  'DELETE /i-one/matches/:id/scorers/:player',
  'Remove a scorekeeper from a match',
  { ...oneScorer, errors: ['not-found', 'not-yours'] },
)

export const transferWhistle = endpoint(
  'POST /i-one/matches/:id/whistle',
  'Create a scorekeeper link for a match',
  { params: ById, reply: z.object({ code: z.string() }), errors: ['not-found', 'not-yours'] },
)

const Code = codeField(/^[A-Za-z0-9_-]{20,40}$/)

/** The link is valid until an hour after the match. */
export const getWhistle = endpoint('GET /i-one/whistles/:code', 'Get a match by scorekeeper link', {
  access: 'public',
  params: z.object({ code: Code }),
  reply: z.object({ match: Id, teamOne: z.string(), teamTwo: z.string() }),
  errors: ['wrong-link', 'too-many'],
})

/** Without an account, `name` is required, and the returned `token` gives access to this match only. */
export const acceptWhistle = endpoint('POST /i-one/whistles', 'Become a scorekeeper by link', {
  access: 'public',
  body: z.object({ code: Code, name: z.optional(lineField(message('Enter your name'), 40)) }),
  reply: z.object({ match: Id, whistle: z.optional(z.object({ token: z.string(), player: Id })) }),
  errors: ['wrong-link', 'too-many'],
})
