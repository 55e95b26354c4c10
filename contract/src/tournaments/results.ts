import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, line } from '../shapes.ts'
import { oneTournament } from '../tournaments.ts'

const goals = z.int('Must be a whole number').check(z.gte(0, '0 to 99'), z.lte(99, '0 to 99'))
const oneTie = { ...oneTournament, params: z.object({ id: Id, match: Id }) } as const

/** `after`: the sides that a later match would have, by the ids of their teams; null where nobody comes. */
export const ResultChanges = z.object({
  changes: z.array(
    z.object({
      number: z.int(),
      before: z.array(z.nullable(Id)),
      after: z.array(z.nullable(Id)),
    }),
  ),
})

/**
 * A result that was not recorded here. A `walkover` has the goals of the rules, the higher score says who has it;
 * `both-absent` is lost by both; `void` counts for nothing.
 *
 * A level match of a knock-out can be decided in extra time and by a `shootOut`, whatever the rules of the tournament
 * say: of a match that was recorded the goals only grow. A `lot` is drawn by the server for a level match: `T1` and `T2`
 * are its score, unless it was recorded. The seed of chance is kept; it is drawn once, and stands when it is entered
 * again. With `replay` the match is played again: it gets another `_id` and no time yet, and the earlier one stays with its
 * score, which is `T1` and `T2` if it has none.
 *
 * Where it changes who went on, `changes-later-matches`
 * carries what follows (`ResultChanges`) until `confirmed`; once one of those matches has begun it is refused with
 * `later-match-begun`.
 */
export const enterResult = endpoint('PUT /i-one/tournaments/:id/matches/:match/result', 'Enter a result', {
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
        error: 'Say who has the walkover',
        path: ['T1'],
      }),
      z.refine(({ kind, T1, T2 }) => kind !== 'lot' || T1 === T2, {
        error: 'A lot decides a level match',
        path: ['T1'],
      }),
      z.refine(({ shootOut, T1, T2 }) => !shootOut || T1 === T2, {
        error: 'Only where the score is level',
        path: ['shootOut'],
      }),
      z.refine(({ shootOut }) => !shootOut || shootOut.T1 !== shootOut.T2, {
        error: 'Somebody has to win it',
        path: ['shootOut'],
      }),
    ),
  refusals: [
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
})

/**
 * What was entered is taken back; what was recorded stands again. Of a match that is played again and has no result, that it
 * is: the earlier one counts again. Refused as entering is where it changes who went on.
 */
export const removeResult = endpoint(
  'DELETE /i-one/tournaments/:id/matches/:match/result',
  'Take a result back',
  {
    ...oneTie,
    body: z.object({ confirmed: z.optional(z.boolean()) }),
    refusals: ['not-found', 'not-yours', 'results-void', 'changes-later-matches', 'later-match-begun'],
  },
)

/** Points taken from a team, and why; none with 0. */
export const deductPoints = endpoint('PUT /i-one/tournaments/:id/entries/:team/deduction', 'Take points', {
  ...oneTournament,
  params: z.object({ id: Id, team: Id }),
  body: z.object({
    points: z.int('Must be a whole number').check(z.gte(0, '0 to 99'), z.lte(99, '0 to 99')),
    reason: line('Give a reason', 200),
  }),
  refusals: ['not-found', 'not-yours', 'not-entered', 'tournament-over', 'results-void', 'later-match-begun'],
})
