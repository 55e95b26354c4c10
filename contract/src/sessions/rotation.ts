import * as z from 'zod/mini'
import { Named, Score } from '../matches/sides.ts'
import { Id } from '../shapes.ts'

/** A match of the session in one line; `one` and `two` are the numbers of its sets. One that is not `played` counts for nobody. Level, the winner of the shoot-out has won it. */
export const SessionMatch = z.object({
  _id: Id,
  number: z.int(),
  state: z.string(),
  played: z.boolean(),
  one: z.int(),
  two: z.int(),
  teamOne: Named,
  teamTwo: Named,
  score: Score,
  shootOut: z.optional(Score),
})

/** The sets proposed for the next match, and why; see `Why` of the rotation. */
export const Next = z.object({
  one: z.int(),
  two: z.int(),
  why: z.enum([
    'first-match',
    'two-sets',
    'winner-stays',
    'streak-cap',
    'longer-on-goes-off',
    'second-goes-off',
  ]),
})
export type Next = z.infer<typeof Next>
