import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LinkCode, oneSession, Session } from '../sessions.ts'
import { Id, Instant, code, line } from '../shapes.ts'

export const joinSession = endpoint('POST /i-one/sessions/:id/join', 'Join', {
  ...oneSession,
  body: z.object({
    takeMeIn: z._default(z.boolean('Must be true or false'), true),
    set: z.optional(z.int('1 or 2').check(z.gte(1, '1 or 2'), z.lte(2, '1 or 2'))),
    code: z.optional(LinkCode),
  }),
  refusals: [
    'not-found',
    'session-ended',
    'session-started',
    'already-in',
    'removed-from-session',
    'cannot-join-session',
  ],
})

/** Free until five hours before kick-off or `leaveFreeUntil`; a late leaver owes a share until replaced. */
export const leaveSession = endpoint('POST /i-one/sessions/:id/leave', 'Leave', {
  ...oneSession,
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in', 'captain-stays'],
})

export const acceptOffer = endpoint('POST /i-one/sessions/:id/accept', 'Take a place I waited for', {
  ...oneSession,
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in', 'offer-ended', 'no-place-free'],
})

export const setWaiting = endpoint('PUT /i-one/sessions/:id/waiting', 'How I wait', {
  ...oneSession,
  body: z.object({ takeMeIn: z.boolean('Must be true or false') }),
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in'],
})

export const playWith = endpoint('PUT /i-one/sessions/:id/with', 'Ask to play together', {
  ...oneSession,
  body: z.object({ players: z.array(Id).check(z.maxLength(3, 'At most three')) }),
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in'],
})

export const NewGuests = z.object({
  guests: z
    .array(
      z.object({
        name: line('Name is required', 60),
        position: z.optional(z.enum(['GK', 'DF', 'MF', 'FW'])),
      }),
    )
    .check(z.minLength(1, 'Add at least one'), z.maxLength(40, 'At most 40 at once')),
})

export const addGuests = endpoint('POST /i-one/sessions/:id/guests', 'Add guests by name', {
  ...oneSession,
  once: true,
  body: NewGuests,
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in', 'too-many-guests'],
})

const onePlace = { ...oneSession, params: z.object({ id: Id, place: Id }) } as const

export const removePlace = endpoint(
  'DELETE /i-one/sessions/:id/places/:place',
  'Remove a player or a guest',
  { ...onePlace, refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'captain-stays'] },
)

export const putIn = endpoint(
  'POST /i-one/sessions/:id/places/:place/put-in',
  'Give somebody who waits a place',
  {
    ...onePlace,
    refusals: [
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

export const setAttendance = endpoint(
  'PUT /i-one/sessions/:id/places/:place/attendance',
  'Check a player in',
  {
    ...onePlace,
    body: z.object({ state: z.enum(['going', 'checked-in', 'no-show']) }),
    refusals: ['not-found', 'not-yours', 'session-ended', 'too-early', 'not-begun', 'not-in'],
  },
)

export const makeGuestLink = endpoint(
  'POST /i-one/sessions/:id/places/:place/link',
  'A link for a guest to claim their place',
  {
    ...onePlace,
    reply: z.object({ code: z.string(), expiresAt: Instant }),
    refusals: ['not-found', 'not-yours', 'not-a-guest'],
  },
)

/** Not if both were in the same session. The user who added the guest still owes the guest's shares. */
export const claimGuest = endpoint('POST /i-one/guests/claim', 'Become the guest I was', {
  body: z.object({ code: code(/^[A-Za-z0-9_-]{20,40}$/) }),
  reply: Session,
  refusals: ['wrong-link', 'claim-clashes', 'removed-from-session', 'cannot-join-session', 'too-many'],
})
