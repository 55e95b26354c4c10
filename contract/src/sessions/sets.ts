import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewLineup } from '../matches/lineups.ts'
import { Session, oneSession } from '../sessions.ts'
import { Id, whole } from '../shapes.ts'

export const drawSets = endpoint('POST /i-one/sessions/:id/draw', 'Draw the sets', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})

export const playAs = endpoint('PUT /i-one/sessions/:id/sets/:set/team', 'Play a set as a team', {
  ...oneSession,
  params: z.object({ id: Id, set: whole(1, 8) }),
  body: z.object({ team: z.nullable(Id) }),
  refusals: [
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

export const saveSetLineup = endpoint('PUT /i-one/sessions/:id/lineups/:set', 'Line a set up', {
  params: z.object({ id: Id, set: whole(1, 8) }),
  body: NewLineup,
  reply: Session,
  refusals: ['not-found', 'not-yours', 'session-ended', 'lineup-changed'],
})
