import * as z from 'zod/mini'
import { BookingState, Terms } from './bookings.ts'
import { endpoint, stream } from './endpoint.ts'
import { Lineup } from './matches/lineups.ts'
import { Named } from './matches/sides.ts'
import { Next, SessionMatch } from './sessions/rotation.ts'
import { SessionSettings } from './sessions/settings.ts'
import { ById, Id, Instant, Money, Point, code, everyStream, line } from './shapes.ts'

export const SessionState = z.enum(['open', 'confirmed', 'started', 'finished', 'cancelled', 'abandoned'])
export type SessionState = z.infer<typeof SessionState>

/** Why a session ended before its time. */
export const EndReason = z.enum([
  'not-authorized-in-time',
  'declined',
  'too-few-players',
  'captain',
  'pitch',
  'staff',
  'rain',
  'power',
  'pitch-shut',
  'not-enough-players',
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

/** Of a session's link: at least 64 bits. */
export const LinkCode = code(/^[A-Za-z0-9_-]{11,40}$/)

/**
 * One person's part in a session. `set` is the number of the set drawn, from 1. Without `user` it is a guest's, whom
 * the player `addedBy` put in. Who waits stands in line `since` then.
 */
export const Place = z.object({
  _id: Id,
  player: z.object({ _id: Id, name: z.string(), position: z.nullable(z.string()) }),
  user: z.optional(z.object({ _id: Id, nickname: z.string() })),
  state: PlaceState,
  set: z.optional(z.int()),
  addedBy: z.optional(Id),
  since: z.optional(Instant),
  /** Of my own guests: as in `OwnPart`. */
  leaveFreeUntil: z.optional(Instant),
})
export type Place = z.infer<typeof Place>

/** How a set of the draw lines up before its next match. */
export const SetLineup = z.object({ set: z.int(), revision: z.int(), lineup: Lineup })
export type SetLineup = z.infer<typeof SetLineup>

/** The reader's own part. */
export const OwnPart = z.object({
  state: PlaceState,
  set: z.optional(z.int()),
  /** In the waiting list, from 1. */
  position: z.optional(z.int()),
  takeMeIn: z.boolean(),
  offerUntil: z.optional(Instant),
  /** I wait, and a place is free that a tap takes (`acceptOffer`). */
  canTakePlace: z.optional(z.literal(true)),
  /** Set after an automatic promotion, where leaving stays free for longer than usual. */
  leaveFreeUntil: z.optional(Instant),
  /** Whom I asked to be drawn together with. */
  with: z.array(Id),
})

/** Where it is played. */
export const SessionPitch = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  timeZone: z.string(),
  surface: z.string(),
  pitchPhoto: z.string(),
  location: Point,
})

/** People coming together to play in a booking. Deadlines are by the server's clock, given as `serverTime`. */
export const Session = z.object({
  _id: Id,
  code: z.string(),
  /** The same in sessions that repeat one another. */
  series: z.optional(Id),
  state: SessionState,
  reason: z.optional(EndReason),
  booking: z.object({ state: BookingState }),
  captain: z.object({ _id: Id, nickname: z.string() }),
  /** Who brought the second set: the sides do not mix, and each has half of the places. */
  opponent: z.optional(z.object({ _id: Id, nickname: z.string() })),
  /** Pays all of it; else the sides share the price. */
  payingSide: z.optional(z.literal([1, 2])),
  pitch: SessionPitch,
  start: Instant,
  end: Instant,
  ...SessionSettings.shape,
  periods: z.int(),
  minutesPerMatch: z.int(),
  /** Of set n: `setNames[n - 1]`. */
  setNames: z.array(z.string()),
  /** The sets played by a lasting team. */
  setTeams: z.array(z.object({ set: z.int(), team: Id })),
  matchType: z.string(),
  capacity: z.int(),
  /** The captain said so: too few players do not cancel it any more. */
  comingAnyway: z.boolean(),
  going: z.int(),
  waiting: z.int(),
  price: Money,
  /** What cancelling costs, as it was when the slot was held. */
  terms: z.optional(Terms),
  /** What the terms ask for before the game and was not paid yet; for the captain and the pitch. */
  missingDeposit: z.optional(Money),
  /** What the captain owes the pitch for cancelling; for the captain and the pitch. */
  cancelFee: z.optional(Money),
  /** In order of joining: who is going, after the start also who did not come, then who waits. */
  places: z.array(Place),
  /** Members of its teams who have not said whether they come (`invited`) or may come (`maybe`). */
  asked: z.array(Place),
  /** The first two sets; with one set the second is called 'Opponent wanted'. */
  teamOne: Named,
  teamTwo: Named,
  matches: z.array(SessionMatch),
  /** While it is played and no match of it is on. After `streakCap` matches won in a row a set goes off (0: never). */
  next: z.optional(Next),
  drawnAt: z.optional(Instant),
  /** Repeats the draw. */
  drawSeed: z.optional(z.string()),
  lineups: z.optional(z.array(SetLineup)),
  authorizeBy: z.optional(Instant),
  fillBy: Instant,
  /** The pitch moved it then: leaving is free for longer. */
  movedAt: z.optional(Instant),
  serverTime: Instant,
  mine: z.optional(OwnPart),
  /** It is on a pitch of mine. */
  hosting: z.optional(z.literal(true)),
  /** A team of mine plays a set, so I may call the next match on. */
  teamCaptain: z.optional(z.literal(true)),
})
export type Session = z.infer<typeof Session>

const needed = {
  minutesPerMatch: true,
  playersPerTeam: true,
  sets: true,
  aet: true,
  penaltyShootout: true,
} as const

/** What decides later: who may join, from how many on, and who rests. */
const later = { visibility: true, minimum: true, streakCap: true } as const

export const NewSession = z.extend(z.pick(SessionSettings, needed), {
  hold: Id,
  matchType: z.optional(z.literal('Friendly Match')),
  /** A team of mine that plays the first set. */
  team: z.optional(Id),
  visibility: z._default(SessionSettings.shape.visibility, 'public'),
  ...z.partial(z.omit(SessionSettings, { ...needed, ...later })).shape,
})

export const oneSession = { params: ById, reply: Session } as const

/**
 * `hold-ended` carries `slot` (as in `listSlots`) so that the page can offer it again while it is free. Where mail can be sent, of who has confirmed their address. `too-many-sessions` says in `most` how many sessions to come
 * one captain may lead.
 */
export const createSession = endpoint('POST /i-one/sessions', 'Make a session of a held slot', {
  once: true,
  body: NewSession,
  reply: Session,
  refusals: [
    'not-found',
    'hold-ended',
    'in-the-past',
    'not-a-member',
    'address-not-confirmed',
    'too-many-sessions',
  ],
})

export const getSession = endpoint('GET /i-one/sessions/:id', 'One session', {
  ...oneSession,
  refusals: ['not-found'],
})

/**
 * The session as I see it, at first and at each change. It ends when I may not see it any more, and with `end` a minute
 * after the session is over.
 */
export const watchSession = stream('/i-one/sessions/:id/stream', 'A session as it moves', {
  params: ById,
  messages: { session: Session, ...everyStream, end: z.object({}) },
  refusals: ['not-found'],
})

/** Sessions of mine that are not over, soonest first. */
export const listMySessions = endpoint('GET /i-one/sessions/mine', 'My sessions to come', {
  reply: z.array(Session),
})

/** All of them at first and at each change. */
export const watchMySessions = stream('/i-one/sessions/mine/stream', 'My sessions to come as they move', {
  messages: { sessions: z.array(Session), ...everyStream },
})

/** From 30 minutes before its time until its end, with whoever is there. Draws first if nobody has. */
export const startSession = endpoint('POST /i-one/sessions/:id/start', 'Start', {
  ...oneSession,
  refusals: [
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

export const finishSession = endpoint('POST /i-one/sessions/:id/finish', 'Finish', {
  ...oneSession,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-not-started', 'match-unfinished'],
})

export const WithReason = z.object({ reason: z.optional(line('Give a reason', 300)) })

export const cancelSession = endpoint('POST /i-one/sessions/:id/cancel', 'Cancel as captain or pitch', {
  ...oneSession,
  body: WithReason,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})
