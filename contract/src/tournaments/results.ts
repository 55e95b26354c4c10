import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Id, intField, lineField } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'

const goals = intField(0, 99)
const oneTie = { ...tournamentByIdOptions, params: z.object({ id: Id, match: Id }) } as const

export const ResultChanges = z.object({
  changes: z.array(
    z.object({ number: z.int(), before: z.array(z.nullable(Id)), after: z.array(z.nullable(Id)) }),
  ),
})

/**
 * The error `changes-later-matches` carries `ResultChanges`; send `confirmed` to proceed. In a walkover, the side with more goals
 * wins.
 */
export const enterResult = endpoint(
  'PUT /i-one/tournaments/:id/matches/:match/result',
  'Enter a match result',
  {
    ...oneTie,
    body: z
      .object({
        T1: z._default(goals, 0),
        T2: z._default(goals, 0),
        shootOut: z.optional(z.object({ T1: goals, T2: goals })),
        kind: z.optional(z.enum(['walkover', 'both-absent', 'void', 'lot', 'replay'])),
        confirmed: z.optional(z.boolean()),
      })
      .check(
        z.refine(({ kind, T1, T2 }) => kind !== 'walkover' || T1 !== T2, {
          ...message('Choose the team that gets the walkover'),
          path: ['T1'],
        }),
        z.refine(({ kind, T1, T2 }) => kind !== 'lot' || T1 === T2, {
          ...message('You can draw lots only if the score is level'),
          path: ['T1'],
        }),
        z.refine(({ shootOut, T1, T2 }) => !shootOut || T1 === T2, {
          ...message('Only possible if the score is level'),
          path: ['shootOut'],
        }),
        z.refine(({ shootOut }) => !shootOut || shootOut.T1 !== shootOut.T2, {
          ...message('One team must win the shoot-out'),
          path: ['shootOut'],
        }),
      ),
    errors: [
      'not-found',
      'not-yours',
      'tournament-over',
      'sides-unknown',
      'results-void',
      'match-unfinished',
      'match-recorded',
      'may-end-level',
      'not-a-draw',
      'changes-later-matches',
      'later-match-begun',
    ],
  },
)

export const removeResult = endpoint(
  'DELETE /i-one/tournaments/:id/matches/:match/result',
  'Remove an entered match result',
  {
    ...oneTie,
    body: z.object({ confirmed: z.optional(z.boolean()) }),
    errors: ['not-found', 'not-yours', 'results-void', 'changes-later-matches', 'later-match-begun'],
  },
)

/** `points` 0 removes the deduction and needs no reason. */
export const deductPoints = endpoint(
  'PUT /i-one/tournaments/:id/entries/:team/deduction',
  "Set a team's points deduction",
  {
    ...tournamentByIdOptions,
    params: z.object({ id: Id, team: Id }),
    body: z
      .object({ points: intField(0, 99), reason: z.optional(lineField(message('Give a reason'), 200)) })
      .check(
        z.refine(({ points, reason }) => points === 0 || reason !== undefined, {
          path: ['reason'],
          ...message('Give a reason'),
        }),
      ),
    errors: ['not-found', 'not-yours', 'not-entered', 'tournament-over', 'results-void', 'later-match-begun'],
  },
)
