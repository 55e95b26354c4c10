import * as z from 'zod/mini'
import { File, endpoint, stream } from './endpoint.ts'
import { LinkCode, Place, Session } from './sessions.ts'
import { ById, everyStream } from './shapes.ts'

const ByCode = z.object({ code: LinkCode })

export const SharedPlace = z.extend(Place, { player: z.partial(Place.shape.player, { _id: true }) })

/**
 * A session as whoever has its code sees it. To who is not signed in a person is a first name, and goes by the `_id` of
 * the place, as captain, opponent, host and in lineups too: there is no `user` and no `player._id`.
 */
export const SharedSession = z.extend(Session, {
  places: z.array(SharedPlace),
  asked: z.array(SharedPlace),
})
export type SharedSession = z.infer<typeof SharedSession>

/** The same with a player of each place, whose id is the place's where nobody is signed in. */
export const withPlayers = (session: SharedSession): Session => {
  const withPlayer = (place: z.infer<typeof SharedPlace>): Place => ({
    ...place,
    player: { ...place.player, _id: place.player._id ?? place._id },
  })
  return { ...session, places: session.places.map(withPlayer), asked: session.asked.map(withPlayer) }
}

/**
 * Who has the code may see the session, signed in or not; the code has 64 bits or more. Not who was removed from a
 * session that is seen by its link alone. A network reads so many a minute without signing in.
 */
export const getSessionByCode = endpoint('GET /i-one/shared-sessions/:code', 'The session of a shared link', {
  mayLag: true,
  access: 'public',
  params: ByCode,
  reply: SharedSession,
  refusals: ['not-found', 'removed-from-session', 'too-many'],
})

/** As `watchSession`, for who has the code. */
export const watchSharedSession = stream(
  '/i-one/shared-sessions/:code/stream',
  'The session of a shared link as it moves',
  {
    access: 'public',
    params: ByCode,
    messages: { session: SharedSession, ...everyStream, end: z.object({}) },
    refusals: ['not-found', 'removed-from-session'],
  },
)

/** 1200 by 630 pixels, PNG; its `ETag` changes with what it shows. */
export const picture = {
  access: 'public',
  reply: File,
  replyType: 'image/png',
  refusals: ['not-found'],
} as const

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
 * One event as iCalendar (RFC 5545). Its `UID` stays, its `SEQUENCE` rises with each change of what it shows, and a
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
