import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shapes.ts'
import { oneTournament } from '../tournaments.ts'

/**
 * Closes the entries and makes the matches. By lot, by what the teams have won so far, or by hand: the teams named, the
 * first seed first, and the others by lot after them. The seed of chance is kept, so that a draw can be repeated.
 * `too-few-entries` says how many are `needed`.
 */
export const drawTournament = endpoint('POST /i-one/tournaments/:id/draw', 'Draw', {
  ...oneTournament,
  body: z.object({
    seeding: z._default(
      z.union([z.enum(['lot', 'strength']), z.array(Id).check(z.minLength(1), z.maxLength(64))]),
      'lot',
    ),
  }),
  refusals: ['not-found', 'not-yours', 'tournament-over', 'already-drawn', 'too-few-entries', 'not-entered'],
})

/** Among teams that share a place when all their matches are over; it is kept, and stands. */
export const drawLot = endpoint('POST /i-one/tournaments/:id/lots', 'Draw a lot', {
  ...oneTournament,
  body: z.object({ teams: z.array(Id).check(z.minLength(2, 'Name two or more'), z.maxLength(64)) }),
  refusals: ['not-found', 'not-yours', 'tournament-over', 'not-level'],
})
