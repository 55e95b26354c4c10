import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { Session, WithReason, sessionByIdOptions, watchMySessions } from '../sessions.ts'

export const authorizeSession = endpoint(
  'POST /i-one/sessions/:id/authorize',
  'Authorize a session on your pitch',
  { ...sessionByIdOptions, errors: ['not-found', 'not-yours', 'not-awaiting-authorization'] },
)

export const declineSession = endpoint(
  'POST /i-one/sessions/:id/decline',
  'Decline a session on your pitch',
  {
    ...sessionByIdOptions,
    body: WithReason,
    errors: ['not-found', 'not-yours', 'not-awaiting-authorization'],
  },
)

export const listSessionsToAuthorize = endpoint(
  'GET /i-one/sessions/to-authorize',
  'List sessions that await your authorization',
  { reply: z.array(Session) },
)

export const watchSessionsToAuthorize = stream(
  '/i-one/sessions/to-authorize/stream',
  'Stream sessions that await your authorization',
  { messages: watchMySessions.messages },
)
