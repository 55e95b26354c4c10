import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Id } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'

/** Closes the entries. `seeding` lists teams, first seed first. Error `too-few-entries` carries the number `needed`. */
export const drawTournament = endpoint('POST /i-one/tournaments/:id/draw', 'Draw a tournament', {
  ...tournamentByIdOptions,
  body: z.object({
    seeding: z._default(
      z.union([z.enum(['lot', 'strength']), z.array(Id).check(z.minLength(1), z.maxLength(64))]),
      'lot',
    ),
  }),
  errors: ['not-found', 'not-yours', 'tournament-over', 'already-drawn', 'too-few-entries', 'not-entered'],
})

export const drawLot = endpoint('POST /i-one/tournaments/:id/lots', 'Draw lots between level teams', {
  ...tournamentByIdOptions,
  body: z.object({
    teams: z.array(Id).check(z.minLength(2, message('Choose at least two teams')), z.maxLength(64)),
  }),
  errors: ['not-found', 'not-yours', 'tournament-over', 'not-level'],
})
