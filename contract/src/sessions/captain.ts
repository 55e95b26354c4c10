import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ReasonCode, sessionByIdOptions } from '../sessions.ts'
import { Id } from '../shapes.ts'
import { SessionSettings } from './settings.ts'

/** Fails with `relied-on` if the change would remove taken places or, after kick-off, raise what a player owes. */
export const editSession = endpoint('PATCH /i-one/sessions/:id', 'Update a session you lead', {
  ...sessionByIdOptions,
  body: z.partial(SessionSettings),
  errors: ['not-found', 'not-yours', 'session-ended', 'session-started', 'relied-on'],
})

/**
 * The new captain must have a place in the session. After kick-off, fails with `captain-pays` if the new captain would owe
 * more.
 */
export const transferCaptaincy = endpoint(
  'POST /i-one/sessions/:id/hand-over',
  "Transfer a session's captaincy",
  {
    ...sessionByIdOptions,
    body: z.object({ player: Id }),
    errors: [
      'not-found',
      'not-yours',
      'session-ended',
      'not-in',
      'guest-cannot-lead',
      'cannot-lead',
      'cannot-lead-here',
      'captain-pays',
      'too-many-sessions',
    ],
  },
)

export const confirmDespiteShortage = endpoint(
  'POST /i-one/sessions/:id/coming-anyway',
  'Confirm a session with too few players',
  { ...sessionByIdOptions, errors: ['not-found', 'not-yours', 'session-ended', 'session-started'] },
)

export const renewLink = endpoint('POST /i-one/sessions/:id/link', "Replace a session's share link", {
  ...sessionByIdOptions,
  errors: ['not-found', 'not-yours', 'session-ended'],
})

export const abandonSession = endpoint('POST /i-one/sessions/:id/abandon', 'Abandon a started session', {
  ...sessionByIdOptions,
  body: z.object({ reason: ReasonCode }),
  errors: ['not-found', 'not-yours', 'session-ended', 'session-not-started'],
})
