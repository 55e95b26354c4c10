import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Id, areAllDifferent, intField } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'

const Squad = z.array(z.object({ player: Id, number: z.optional(intField(1, 99)) })).check(
  z.minLength(1, message('Choose at least one player')),
  z.maxLength(30, message('At most 30 players')),
  z.refine(
    (squad) => areAllDifferent(squad.map(({ player }) => player)),
    message('Add each player only once'),
  ),
  z.refine(
    (squad) => areAllDifferent(squad.flatMap(({ number }) => number ?? [])),
    message('Use each number only once'),
  ),
)

const entry = { ...tournamentByIdOptions, params: z.object({ id: Id, team: Id }) } as const

/** `squad` defaults to the whole team. The error `in-two-squads` carries the `players` who are in another squad. */
export const registerTeam = endpoint('POST /i-one/tournaments/:id/register', 'Enter a team in a tournament', {
  ...tournamentByIdOptions,
  body: z.object({ team: Id, squad: z.optional(Squad) }),
  errors: [
    'not-found',
    'not-yours',
    'entries-closed',
    'tournament-full',
    'already-entered',
    'team-ended',
    'in-two-squads',
    'squad-too-large',
  ],
})

export const withdrawTeam = endpoint(
  'DELETE /i-one/tournaments/:id/entries/:team',
  'Withdraw a team from a tournament',
  { ...entry, errors: ['not-found', 'not-yours', 'not-entered', 'tournament-over', 'match-unfinished'] },
)

export const saveSquad = endpoint('PUT /i-one/tournaments/:id/entries/:team/squad', "Set a team's squad", {
  ...entry,
  body: z.object({ squad: Squad }),
  errors: [
    'not-found',
    'not-yours',
    'not-entered',
    'tournament-over',
    'squads-closed',
    'squad-too-large',
    'in-two-squads',
  ],
})

export const replaceTeam = endpoint(
  'POST /i-one/tournaments/:id/entries/:team/replace',
  'Replace a team in a tournament',
  {
    ...entry,
    body: z.object({ team: Id }),
    errors: [
      'not-found',
      'not-yours',
      'not-entered',
      'already-entered',
      'tournament-over',
      'team-has-begun',
      'team-ended',
      'in-two-squads',
    ],
  },
)
