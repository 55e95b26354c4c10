import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { oneSession } from '../sessions.ts'
import { Id } from '../shapes.ts'
import { SessionSettings } from './settings.ts'

/**
 * Until the start. Everyone who is in is notified of what changes. One that is no longer public has a new code. With more in than it would leave places for it is
 * refused: `relied-on`. Players who could owe more by it than they joined for can leave freely for an hour; from kick-off
 * on such a change is refused: `relied-on`.
 */
export const editSession = endpoint('PATCH /i-one/sessions/:id', 'Change a session of mine', {
  ...oneSession,
  body: z.partial(SessionSettings),
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'relied-on'],
})

/**
 * To a player who is going, has an account and is welcome at the centre. The old captain keeps the place. From kick-off on it
 * is refused if the new captain would owe more by it: `captain-pays`.
 */
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

/** 'We are coming anyway': until the fill deadline, the session is confirmed with those who are going. */
export const comeAnyway = endpoint(
  'POST /i-one/sessions/:id/coming-anyway',
  'Play with fewer than the minimum',
  { ...oneSession, refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'] },
)

/** The one before stops working, but for those who are in the session. */
export const renewLink = endpoint('POST /i-one/sessions/:id/link', 'Make a new link to a session', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended'],
})

export const AbandonReason = z.enum(['rain', 'power', 'pitch-shut', 'not-enough-players'])
export type AbandonReason = z.infer<typeof AbandonReason>

/** After the start. A match still running is abandoned with it. */
export const abandonSession = endpoint('POST /i-one/sessions/:id/abandon', 'Break a started session off', {
  ...oneSession,
  body: z.object({ reason: AbandonReason }),
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-not-started'],
})
