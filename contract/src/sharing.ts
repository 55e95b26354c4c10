import * as z from 'zod/mini'
import { File, endpoint, stream } from './endpoint.ts'
import { Session, watchSession } from './sessions.ts'
import { ById } from './shapes.ts'

const ByCode = z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{11,40}$/, 'Not a code')) })

/**
 * Who has the code may see the session, signed in or not; the code has 64 bits or more. Not who was removed from a
 * session that is seen by its link alone.
 */
export const getSessionByCode = endpoint('GET /i-one/shared-sessions/:code', 'The session of a shared link', {
  access: 'public',
  params: ByCode,
  reply: Session,
  refusals: ['not-found', 'removed-from-session'],
})

/** As `watchSession`, for who has the code. */
export const watchSharedSession = stream(
  '/i-one/shared-sessions/:code/stream',
  'The session of a shared link as it moves',
  {
    access: 'public',
    params: ByCode,
    messages: watchSession.messages,
    refusals: ['not-found', 'removed-from-session'],
  },
)

/** 1200 by 630 pixels, PNG; its `ETag` changes with what it shows. */
const picture = { access: 'public', reply: File, replyType: 'image/png', refusals: ['not-found'] } as const

/** Who has the code may see it. */
export const drawSession = endpoint(
  'GET /i-one/shared-sessions/:code/preview.png',
  'The picture that goes with the link of a session',
  { ...picture, params: ByCode },
)

/** Public when its session is. Once the match is over it is the card of its result. */
export const drawMatch = endpoint(
  'GET /i-one/matches/:id/preview.png',
  'The picture that goes with the link of a match',
  { ...picture, params: ById },
)

export const drawPitch = endpoint(
  'GET /i-one/pitches/:id/preview.png',
  'The picture that goes with the link of a pitch',
  { ...picture, params: ById },
)

/**
 * One event as iCalendar (RFC 5545). Its `UID` stays, its `SEQUENCE` rises with each change of the session, and a
 * session that is cancelled stays in it as cancelled, so that a calendar which has it or subscribes to it follows.
 */
const calendar = {
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  refusals: ['not-found'],
} as const

/** Who has the code may see it; a calendar that subscribes signs in nowhere. */
export const getSharedCalendar = endpoint(
  'GET /i-one/shared-sessions/:code/calendar.ics',
  'A session of a shared link for the calendar',
  { ...calendar, access: 'public', params: ByCode },
)

export const getCalendar = endpoint('GET /i-one/sessions/:id/calendar.ics', 'A session for the calendar', {
  ...calendar,
  params: ById,
})
