import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewLineup } from '../matches/lineups.ts'
import { Session, oneSession } from '../sessions.ts'
import { Id, whole } from '../shapes.ts'

/** Names by lot: players into sets, keepers spread, strengths even. Again on the captain's wish until kick-off. */
export const drawSets = endpoint('POST /i-one/sessions/:id/draw', 'Draw the sets', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})

/**
 * A team of the session's captain plays one of its sets: the set is called as the team is, and the draw puts those of
 * its members who are going into it. A session that was drawn is drawn again. null: the set has a name by lot again.
 */
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

/** Its next matches begin so. Refused as `saveLineup` of a match is. */
export const saveSetLineup = endpoint('PUT /i-one/sessions/:id/lineups/:set', 'Line a set up', {
  params: z.object({ id: Id, set: whole(1, 8) }),
  body: NewLineup,
  reply: Session,
  refusals: ['not-found', 'not-yours', 'session-ended', 'lineup-changed'],
})
