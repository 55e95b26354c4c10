import * as z from 'zod/mini'
import { NamedTeam, Score } from '../matches/sides.ts'
import { Id } from '../shapes.ts'

/** `one` and `two` are set numbers. A match counts only if `played` is true. */
export const SessionMatch = z.object({
  _id: Id,
  number: z.int(),
  state: z.string(),
  played: z.boolean(),
  one: z.int(),
  two: z.int(),
  teamOne: NamedTeam,
  teamTwo: NamedTeam,
  score: Score,
  shootOut: z.optional(Score),
})

export const NextPairing = z.object({
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
export type NextPairing = z.infer<typeof NextPairing>
