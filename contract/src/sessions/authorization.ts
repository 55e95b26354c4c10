import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { Session, WithReason, oneSession, watchMySessions } from '../sessions.ts'

export const authorizeSession = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/authorize',
  summary: 'Authorize on a pitch of mine',
  refusals: ['not-found', 'not-yours', 'not-awaiting-authorization'],
})

export const declineSession = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/decline',
  summary: 'Decline on a pitch of mine',
  body: WithReason,
  refusals: ['not-found', 'not-yours', 'not-awaiting-authorization'],
})

/** Sessions on pitches of mine that wait for my answer, the one with the least time left first. */
export const listSessionsToAuthorize = endpoint({
  method: 'GET',
  path: '/i-one/sessions/to-authorize',
  summary: 'Sessions that wait for my answer as organizer',
  access: 'login',
  reply: z.array(Session),
})

/** All of them at first and at each change. */
export const watchSessionsToAuthorize = stream({
  path: '/i-one/sessions/to-authorize/stream',
  summary: 'Sessions that wait for my answer as they come',
  access: 'login',
  messages: watchMySessions.messages,
})
