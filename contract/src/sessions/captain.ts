import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { oneSession } from '../sessions.ts'
import { Id } from '../shapes.ts'
import { SessionSettings } from './settings.ts'

/** `relied-on` if it would remove taken places or, after kick-off, raise what a player owes. */
export const editSession = endpoint('PATCH /i-one/sessions/:id', 'Change a session of mine', {
  ...oneSession,
  body: z.partial(SessionSettings),
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'relied-on'],
})

export const handOver = endpoint('POST /i-one/sessions/:id/hand-over', 'Make another player captain', {
  ...oneSession,
  body: z.object({ player: Id }),
  refusals: [
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
})

export const comeAnyway = endpoint(
  'POST /i-one/sessions/:id/coming-anyway',
  'Play with fewer than the minimum',
  { ...oneSession, refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'] },
)

export const renewLink = endpoint('POST /i-one/sessions/:id/link', 'Make a new link to a session', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended'],
})

export const AbandonReason = z.enum(['rain', 'power', 'pitch-shut', 'not-enough-players'])
export type AbandonReason = z.infer<typeof AbandonReason>

export const abandonSession = endpoint('POST /i-one/sessions/:id/abandon', 'Break a started session off', {
  ...oneSession,
  body: z.object({ reason: AbandonReason }),
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-not-started'],
})
