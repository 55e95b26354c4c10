import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewLineup } from '../matches/lineups.ts'
import { Session, sessionByIdOptions } from '../sessions.ts'
import { Id, wholeNumberField } from '../shapes.ts'

export const drawSets = endpoint('POST /i-one/sessions/:id/draw', "Draw a session's sets", {
  ...sessionByIdOptions,
  errors: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})

/** If `team` is `null`, removes the team. Sets that were already drawn are drawn again. */
export const assignTeamToSet = endpoint('PUT /i-one/sessions/:id/sets/:set/team', 'Assign a team to a set', {
  ...sessionByIdOptions,
  params: z.object({ id: Id, set: wholeNumberField(1, 8) }),
  body: z.object({ team: z.nullable(Id) }),
  errors: [
    'not-found',
    'not-yours',
    'session-ended',
    'session-started',
    'not-a-member',
    'team-plays',
    'set-name-taken',
    'relied-on',
  ],
})

export const saveSetLineup = endpoint('PUT /i-one/sessions/:id/lineups/:set', "Save a set's lineup", {
  params: z.object({ id: Id, set: wholeNumberField(1, 8) }),
  body: NewLineup,
  reply: Session,
  errors: ['not-found', 'not-yours', 'session-ended', 'lineup-changed'],
})
