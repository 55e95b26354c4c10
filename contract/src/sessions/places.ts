import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LinkCode, oneSession, Session } from '../sessions.ts'
import { Id, Instant, code, line } from '../shapes.ts'

/**
 * A place while there is one, else the waiting list, to be taken in without asking unless `takeMeIn` is false. Where an
 * opponent brought the second side it is a place of `set`: without one that of my team, else of the side with fewer. A
 * session that I could not see by its id is joined with the `code` of its link.
 */
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

/**
 * Free until five hours before kick-off, `late-left` after it. Free for longer after the pitch moved the session, and after
 * an automatic promotion (`leaveFreeUntil`), then also in a session that has started. Before kick-off the first player on
 * the waitlist gets the place. A late leaver owes a share until another player has the place and can no longer leave freely.
 */
export const leaveSession = endpoint('POST /i-one/sessions/:id/leave', 'Leave', {
  ...oneSession,
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in', 'captain-stays'],
})

/** Takes the place that is offered to me, while the offer lasts, or as a player on the waitlist one that is free. */
export const acceptOffer = endpoint('POST /i-one/sessions/:id/accept', 'Take a place I waited for', {
  ...oneSession,
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in', 'offer-ended', 'no-place-free'],
})

/** Whether I am taken in without asking when a place comes free. A place that is free now is mine at once. */
export const setWaiting = endpoint('PUT /i-one/sessions/:id/waiting', 'How I wait', {
  ...oneSession,
  body: z.object({ takeMeIn: z.boolean('Must be true or false') }),
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in'],
})

/** Whom I would like to be drawn together with, instead of those asked for before: at most three who are in. */
export const playWith = endpoint('PUT /i-one/sessions/:id/with', 'Ask to play together', {
  ...oneSession,
  body: z.object({ players: z.array(Id).check(z.maxLength(3, 'At most three')) }),
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in'],
})

/** What guests are added by: a name each, and where they play if it is known. */
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

/** The captain adds up to 40 guests, another player who is in up to three; each gets a place or waits. */
export const addGuests = endpoint('POST /i-one/sessions/:id/guests', 'Add guests by name', {
  ...oneSession,
  once: true,
  body: NewGuests,
  refusals: ['not-found', 'session-ended', 'session-started', 'not-in', 'too-many-guests'],
})

const onePlace = { ...oneSession, params: z.object({ id: Id, place: Id }) } as const

/**
 * The captain removes anybody else, a player the guests whom they added: also in a session that has started, while the
 * guest can leave freely after an automatic promotion. Who was removed cannot come back.
 */
export const removePlace = endpoint(
  'DELETE /i-one/sessions/:id/places/:place',
  'Remove a player or a guest',
  { ...onePlace, refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'captain-stays'] },
)

/**
 * The captain gives a place that is free, or offered to them, to somebody who waits, whoever stands before them. From
 * kick-off on only a guest of their own.
 */
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

/**
 * Who is there, from 30 minutes before kick-off until a day after its end, a no-show from kick-off on; `going` takes it
 * back. When the session is
 * finished, who is still `going` did not come if anybody was checked in, but for the captain and those of whom its
 * matches say something.
 */
export const setAttendance = endpoint(
  'PUT /i-one/sessions/:id/places/:place/attendance',
  'Check a player in',
  {
    ...onePlace,
    body: z.object({ state: z.enum(['going', 'checked-in', 'no-show']) }),
    refusals: ['not-found', 'not-yours', 'session-ended', 'too-early', 'not-begun', 'not-in'],
  },
)

/** A link, good once and for 30 days, by which a guest who has an account by now takes over all the guest earned. */
export const makeGuestLink = endpoint(
  'POST /i-one/sessions/:id/places/:place/link',
  'A link for a guest to claim their place',
  {
    ...onePlace,
    reply: z.object({ code: z.string(), expiresAt: Instant }),
    refusals: ['not-found', 'not-yours', 'not-a-guest'],
  },
)

/**
 * Places, lineups, events and statistics of the guest become mine; not where both of us were in one session. What the
 * place owes stays with who added the guest.
 */
export const claimGuest = endpoint('POST /i-one/guests/claim', 'Become the guest I was', {
  body: z.object({ code: code(/^[A-Za-z0-9_-]{20,40}$/) }),
  reply: Session,
  refusals: ['wrong-link', 'claim-clashes', 'removed-from-session', 'cannot-join-session', 'too-many'],
})
