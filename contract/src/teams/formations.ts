import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Id, areAllDifferent, lineField } from '../shapes.ts'
import { FormationSpot, teamByIdOptions } from '../teams.ts'

const oneFormation = { ...teamByIdOptions, params: z.object({ id: Id, formation: Id }) } as const

export const saveFormation = endpoint(
  'PUT /i-one/teams/:id/formations/:formation',
  "Save a team's formation",
  {
    ...oneFormation,
    body: z.object({
      name: lineField(message('Name is required'), 40),
      spots: z.array(FormationSpot).check(
        z.minLength(1, message('Place 1 to 8 players on the pitch')),
        z.maxLength(8, message('Place 1 to 8 players on the pitch')),
        z.refine(
          (spots) => areAllDifferent(spots.flatMap(({ player }) => player ?? [])),
          message('Add each player only once'),
        ),
      ),
    }),
    errors: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'too-many-formations'],
  },
)

export const removeFormation = endpoint(
  'DELETE /i-one/teams/:id/formations/:formation',
  "Delete a team's formation",
  { ...oneFormation, errors: ['not-found', 'not-yours', 'team-ended'] },
)
