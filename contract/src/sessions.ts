import * as z from 'zod/mini'
import { BookingState, CancellationPolicy } from './bookings.ts'
import { endpoint, stream } from './endpoint.ts'
import { message } from './i18n.ts'
import { Lineup } from './matches/lineups.ts'
import { NamedTeam } from './matches/sides.ts'
import { NextPairing, SessionMatch } from './sessions/rotation.ts'
import { SessionFormat, SessionOptions, SessionSettings } from './sessions/settings.ts'
import { ById, Id, Instant, Money, Point, codeField, streamMessages, lineField } from './shapes.ts'

export const SessionState = z.enum(['open', 'confirmed', 'started', 'finished', 'cancelled', 'abandoned'])
export type SessionState = z.infer<typeof SessionState>

export const ReasonCode = z.enum(['rain', 'power', 'pitch-shut', 'not-enough-players'])

export const EndReason = z.enum([
  'not-authorized-in-time',
  'declined',
  'too-few-players',
  'captain',
  'pitch',
  'staff',
  ...ReasonCode.options,
])
export type EndReason = z.infer<typeof EndReason>

export const PlaceState = z.enum([
  'invited',
  'maybe',
  'going',
  'waitlisted',
  'offered',
  'left',
  'late-left',
  'removed',
  'checked-in',
  'no-show',
])
export type PlaceState = z.infer<typeof PlaceState>

export const LinkCode = codeField(/^[A-Za-z0-9_-]{11,40}$/)

/**
 * `set` counts from 1. A place without `user` is a guest, added by the player `addedBy`. `since` is the sort key of the
 * waitlist.
 */
export const Place = z.object({
  _id: Id,
  player: z.object({ _id: Id, name: z.string(), position: z.nullable(z.string()) }),
  user: z.optional(z.object({ _id: Id, nickname: z.string() })),
  state: PlaceState,
  set: z.optional(z.int()),
  addedBy: z.optional(Id),
  since: z.optional(Instant),
  leaveFreeUntil: z.optional(Instant),
})
export type Place = z.infer<typeof Place>

export const SetLineup = z.object({ set: z.int(), revision: z.int(), lineup: Lineup })
export type SetLineup = z.infer<typeof SetLineup>

export const CallerPlace = z.object({
  state: PlaceState,
  set: z.optional(z.int()),
  position: z.optional(z.int()),
  /** True if the caller moves from the waitlist to a vacant place automatically, without an offer. */
  takeMeIn: z.boolean(),
  offerUntil: z.optional(Instant),
  /** Set if the caller is on the waitlist and can take a vacant place with `acceptOffer`. */
  canTakePlace: z.optional(z.literal(true)),
  /** Set after an automatic promotion from the waitlist, when leaving stays free for longer than usual. */
  leaveFreeUntil: z.optional(Instant),
  with: z.array(Id),
})

export const SessionPitch = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  timeZone: z.string(),
  surface: z.string(),
  pitchPhoto: z.string(),
  location: Point,
})

export const Session = z.object({
  _id: Id,
  code: z.string(),
  series: z.optional(Id),
  state: SessionState,
  reason: z.optional(EndReason),
  booking: z.object({ state: BookingState }),
  captain: z.object({ _id: Id, nickname: z.string() }),
  /** The leader of the second side. If set, the draw keeps the sides apart, and each side has half of the places. */
  opponent: z.optional(z.object({ _id: Id, nickname: z.string() })),
  /** The side that pays the whole price. If absent, both sides share the price. */
  payingSide: z.optional(z.literal([1, 2])),
  pitch: SessionPitch,
  start: Instant,
  end: Instant,
  ...SessionSettings.shape,
  periods: z.int(),
  minutesPerMatch: z.int(),
  setNames: z.array(z.string()),
  setTeams: z.array(z.object({ set: z.int(), team: Id })),
  matchType: z.string(),
  capacity: z.int(),
  comingAnyway: z.boolean(),
  going: z.int(),
  waiting: z.int(),
  price: Money,
  terms: z.optional(CancellationPolicy),
  /** The part of the deposit that is not yet paid. Sent to the captain and staff of the pitch. */
  missingDeposit: z.optional(Money),
  /** The fee that the captain owes for cancelling. Sent to the captain and staff of the pitch. */
  cancelFee: z.optional(Money),
  places: z.array(Place),
  asked: z.array(Place),
  teamOne: NamedTeam,
  teamTwo: NamedTeam,
  matches: z.array(SessionMatch),
  next: z.optional(NextPairing),
  drawnAt: z.optional(Instant),
  drawSeed: z.optional(z.string()),
  lineups: z.optional(z.array(SetLineup)),
  authorizeBy: z.optional(Instant),
  fillBy: Instant,
  movedAt: z.optional(Instant),
  serverTime: Instant,
  mine: z.optional(CallerPlace),
  hosting: z.optional(z.literal(true)),
  teamCaptain: z.optional(z.literal(true)),
})
export type Session = z.infer<typeof Session>

export const NewSession = z.extend(SessionFormat, {
  hold: Id,
  matchType: z.optional(z.literal('Friendly Match')),
  team: z.optional(Id),
  visibility: z._default(SessionSettings.shape.visibility, 'public'),
  ...z.partial(SessionOptions).shape,
})

export const sessionByIdOptions = { params: ById, reply: Session } as const

/** The error `hold-ended` carries the `slot`. `too-many-sessions` carries the limit as `most`. */
export const createSession = endpoint('POST /i-one/sessions', 'Create a session from a hold', {
  idempotent: true,
  body: NewSession,
  reply: Session,
  errors: [
    'not-found',
    'hold-ended',
    'in-the-past',
    'not-a-member',
    'address-not-confirmed',
    'too-many-sessions',
  ],
})

export const getSession = endpoint('GET /i-one/sessions/:id', 'Get a session', {
  ...sessionByIdOptions,
  errors: ['not-found'],
})

/** Sends the whole session after each change, and `end` one minute after the session is over. */
export const watchSession = stream('/i-one/sessions/:id/stream', 'Stream a session', {
  params: ById,
  messages: { session: Session, ...streamMessages, end: z.object({}) },
  errors: ['not-found'],
})

export const listMySessions = endpoint(
  'GET /i-one/sessions/mine',
  'List your current and upcoming sessions',
  { reply: z.array(Session) },
)

export const watchMySessions = stream(
  '/i-one/sessions/mine/stream',
  'Stream your current and upcoming sessions',
  { messages: { sessions: z.array(Session), ...streamMessages } },
)

/** Works from 30 minutes before kick-off until the end. Draws the sets if they are not drawn yet. */
export const startSession = endpoint('POST /i-one/sessions/:id/start', 'Start a session', {
  ...sessionByIdOptions,
  errors: [
    'not-found',
    'not-yours',
    'session-ended',
    'session-started',
    'not-authorized-yet',
    'too-early',
    'too-late',
    'not-enough-players',
  ],
})

export const finishSession = endpoint('POST /i-one/sessions/:id/finish', 'Finish a session', {
  ...sessionByIdOptions,
  errors: ['not-found', 'not-yours', 'session-ended', 'session-not-started', 'match-unfinished'],
})

export const WithReason = z.object({ reason: z.optional(lineField(message('Give a reason'), 300)) })

export const cancelSession = endpoint('POST /i-one/sessions/:id/cancel', 'Cancel a session', {
  ...sessionByIdOptions,
  body: z.extend(WithReason, { reasonCode: z.optional(ReasonCode) }),
  errors: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})
