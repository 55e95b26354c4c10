import * as z from 'zod/mini'
import { FileSchema, endpoint, stream } from './endpoint.ts'
import { LinkCode, Place, Session } from './sessions.ts'
import { ById, streamMessages } from './shapes.ts'

const ByCode = z.object({ code: LinkCode })

export const SharedPlace = z.extend(Place, { player: z.partial(Place.shape.player, { _id: true }) })

/** Visitors get first names and place ids, but neither `user` nor `player._id`. */
export const SharedSession = z.extend(Session, { places: z.array(SharedPlace), asked: z.array(SharedPlace) })
export type SharedSession = z.infer<typeof SharedSession>

export const fromSharedSession = (session: SharedSession): Session => {
  const withPlayer = (place: z.infer<typeof SharedPlace>): Place => ({
    ...place,
    player: { ...place.player, _id: place.player._id ?? place._id },
  })
  return { ...session, places: session.places.map(withPlayer), asked: session.asked.map(withPlayer) }
}

export const getSessionByCode = endpoint('GET /i-one/shared-sessions/:code', 'Get a session by link code', {
  allowReplica: true,
  access: 'public',
  params: ByCode,
  reply: SharedSession,
  errors: ['not-found', 'removed-from-session', 'too-many'],
})

export const watchSharedSession = stream(
  '/i-one/shared-sessions/:code/stream',
  'Stream a session by link code',
  {
    access: 'public',
    params: ByCode,
    messages: { session: SharedSession, ...streamMessages, end: z.object({}) },
    errors: ['not-found', 'removed-from-session'],
  },
)

export const imageEndpoint = {
  access: 'public',
  reply: FileSchema,
  replyType: 'image/png',
  errors: ['not-found'],
} as const

export const getSessionImage = endpoint(
  'GET /i-one/shared-sessions/:code/preview.png',
  "Get a session's link preview image",
  { ...imageEndpoint, params: ByCode },
)

export const getMatchImage = endpoint(
  'GET /i-one/matches/:id/preview.png',
  "Get a match's link preview image",
  { ...imageEndpoint, params: ById },
)

export const getPitchImage = endpoint(
  'GET /i-one/pitches/:id/preview.png',
  "Get a pitch's link preview image",
  { ...imageEndpoint, params: ById },
)

/** iCalendar (RFC 5545): `UID` is stable, `SEQUENCE` rises and cancelled sessions stay, so that subscriptions update. */
const calendar = {
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  errors: ['not-found'],
} as const

export const getSharedCalendar = endpoint(
  'GET /i-one/shared-sessions/:code/calendar.ics',
  'Export a session as iCalendar by link code',
  { ...calendar, access: 'public', params: ByCode },
)

export const getCalendar = endpoint('GET /i-one/sessions/:id/calendar.ics', 'Export a session as iCalendar', {
  ...calendar,
  params: ById,
})
