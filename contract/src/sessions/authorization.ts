import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { Session, WithReason, oneSession, watchMySessions } from '../sessions.ts'

export const authorizeSession = endpoint(
  'POST /i-one/sessions/:id/authorize',
  'Authorize on a pitch of mine',
  { ...oneSession, refusals: ['not-found', 'not-yours', 'not-awaiting-authorization'] },
)

export const declineSession = endpoint('POST /i-one/sessions/:id/decline', 'Decline on a pitch of mine', {
  ...oneSession,
  body: WithReason,
  refusals: ['not-found', 'not-yours', 'not-awaiting-authorization'],
})

export const listSessionsToAuthorize = endpoint(
  'GET /i-one/sessions/to-authorize',
  'Sessions that wait for my answer as organizer',
  { reply: z.array(Session) },
)

export const watchSessionsToAuthorize = stream(
  '/i-one/sessions/to-authorize/stream',
  'Sessions that wait for my answer as they come',
  { messages: watchMySessions.messages },
)
