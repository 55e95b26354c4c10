import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { LinkCode, sessionByIdOptions, Session } from '../sessions.ts'
import { Id, Instant, codeField, lineField } from '../shapes.ts'

/**
 * `set` defaults to the caller's team or the smaller side. Sessions visible only by link require their
 * `code`.
 */
export const joinSession = endpoint('POST /i-one/sessions/:id/join', 'Join a session or its waitlist', {
  ...sessionByIdOptions,
  body: z.object({
    takeMeIn: z._default(z.boolean(message('Must be true or false')), true),
    set: z.optional(
      z
        .int(message('Must be 1 or 2'))
        .check(z.gte(1, message('Must be 1 or 2')), z.lte(2, message('Must be 1 or 2'))),
    ),
    code: z.optional(LinkCode),
  }),
  errors: [
    'not-found',
    'session-ended',
    'session-started',
    'already-in',
    'removed-from-session',
    'cannot-join-session',
  ],
})

/**
 * Leaving is free until the latest of: five hours before kick-off, `leaveFreeUntil`, and twelve hours after
 * the pitch last moved the session. A player who leaves later owes a share unless another player takes the
 * place.
 */
export const leaveSession = endpoint('POST /i-one/sessions/:id/leave', 'Leave a session', {
  ...sessionByIdOptions,
  errors: ['not-found', 'session-ended', 'session-started', 'not-in', 'captain-stays'],
})

export const acceptOffer = endpoint('POST /i-one/sessions/:id/accept', 'Accept an offered or free place', {
  ...sessionByIdOptions,
  errors: ['not-found', 'session-ended', 'session-started', 'not-in', 'offer-ended', 'no-place-free'],
})

export const setWaiting = endpoint('PUT /i-one/sessions/:id/waiting', 'Set your waitlist preferences', {
  ...sessionByIdOptions,
  body: z.object({ takeMeIn: z.boolean(message('Must be true or false')) }),
  errors: ['not-found', 'session-ended', 'session-started', 'not-in'],
})

export const requestTeammates = endpoint(
  'PUT /i-one/sessions/:id/with',
  'Ask to be drawn on the same team as other players',
  {
    ...sessionByIdOptions,
    body: z.object({ players: z.array(Id).check(z.maxLength(3, message('Choose at most three players'))) }),
    errors: ['not-found', 'session-ended', 'session-started', 'not-in'],
  },
)

export const NewGuests = z.object({
  guests: z
    .array(
      z.object({
        name: lineField(message('Name is required'), 60),
        position: z.optional(z.enum(['GK', 'DF', 'MF', 'FW'])),
      }),
    )
    .check(
      z.minLength(1, message('Add at least one guest')),
      z.maxLength(40, message('Add at most 40 guests at once')),
    ),
})

export const addGuests = endpoint('POST /i-one/sessions/:id/guests', 'Add guests to a session', {
  ...sessionByIdOptions,
  idempotent: true,
  body: NewGuests,
  errors: ['not-found', 'session-ended', 'session-started', 'not-in', 'too-many-guests'],
})

const onePlace = { ...sessionByIdOptions, params: z.object({ id: Id, place: Id }) } as const

export const removePlace = endpoint(
  'DELETE /i-one/sessions/:id/places/:place',
  'Remove a player or guest from a session',
  { ...onePlace, errors: ['not-found', 'not-yours', 'session-ended', 'session-started', 'captain-stays'] },
)

/** Ignores the waitlist order. After kick-off, the caller can add only the caller's own guests. */
export const promotePlayer = endpoint(
  'POST /i-one/sessions/:id/places/:place/put-in',
  'Give a waitlisted player a place',
  {
    ...onePlace,
    errors: [
      'not-found',
      'not-yours',
      'session-ended',
      'session-started',
      'not-in',
      'no-place-free',
      'only-by-player',
    ],
  },
)

/** Works from 30 minutes before kick-off until a day after the end. `no-show` works only after kick-off. */
export const setAttendance = endpoint(
  'PUT /i-one/sessions/:id/places/:place/attendance',
  "Record a player's attendance",
  {
    ...onePlace,
    body: z.object({ state: z.enum(['going', 'checked-in', 'no-show']) }),
    errors: ['not-found', 'not-yours', 'session-ended', 'too-early', 'not-begun', 'not-in'],
  },
)

export const createGuestLink = endpoint(
  'POST /i-one/sessions/:id/places/:place/link',
  "Create a link to claim a guest's place",
  {
    ...onePlace,
    reply: z.object({ code: z.string(), expiresAt: Instant }),
    errors: ['not-found', 'not-yours', 'not-a-guest'],
  },
)

/**
 * Rejects guests from a session in which the caller also played. The user who added the guest still owes the
 * guest's shares.
 */
export const claimGuest = endpoint('POST /i-one/guests/claim', "Claim a guest's places and statistics", {
  body: z.object({ code: codeField(/^[A-Za-z0-9_-]{20,40}$/) }),
  reply: Session,
  errors: ['wrong-link', 'claim-clashes', 'removed-from-session', 'cannot-join-session', 'too-many'],
})
