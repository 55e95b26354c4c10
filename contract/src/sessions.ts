import * as z from 'zod/mini'
import { endpoint, stream } from './endpoint.ts'
import { Around } from './pitches.ts'
import { Lineup, NewLineup } from './matches.ts'
import { ById, Id, Instant, Money, Point, everyStream, line, whole } from './shapes.ts'

export const SessionState = z.enum(['open', 'confirmed', 'started', 'finished', 'cancelled', 'abandoned'])
export type SessionState = z.infer<typeof SessionState>

export const BookingState = z.enum([
  'held',
  'pending',
  'confirmed',
  'expired',
  'declined',
  'cancelled',
  'released',
  'blocked',
])
export type BookingState = z.infer<typeof BookingState>

/** Why a session ended before its time. */
export const EndReason = z.enum([
  'not-authorized-in-time',
  'declined',
  'too-few-players',
  'captain',
  'pitch',
  'rain',
  'power',
  'pitch-shut',
  'not-enough-players',
])
export type EndReason = z.infer<typeof EndReason>

export const PlaceState = z.enum([
  'invited',
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
})
export type Place = z.infer<typeof Place>

const TeamName = z.object({ name: z.string() })

const Score = z.object({ T1: z.int(), T2: z.int() })

/** A match of the session in one line; `one` and `two` are the numbers of its sets. One that is not `played` counts for nobody. */
const SessionMatch = z.object({
  _id: Id,
  number: z.int(),
  state: z.string(),
  played: z.boolean(),
  one: z.int(),
  two: z.int(),
  teamOne: TeamName,
  teamTwo: TeamName,
  score: Score,
  shootOut: z.optional(Score),
})

/** The sets proposed for the next match, and why; see `Why` of the rotation. */
const Next = z.object({
  one: z.int(),
  two: z.int(),
  why: z.enum([
    'first-match',
    'two-sets',
    'winner-stays',
    'streak-cap',
    'longer-on-goes-off',
    'second-goes-off',
  ]),
})
export type Next = z.infer<typeof Next>

/** How a set of the draw lines up before its next match. */
const SetLineup = z.object({ set: z.int(), revision: z.int(), lineup: Lineup })
export type SetLineup = z.infer<typeof SetLineup>

/**
 * People coming together to play in a booking. `setNames[n - 1]` is the name of set n; `teamOne` and `teamTwo` are
 * the first two, and with one set `teamTwo.name` is 'Opponent wanted'. `setTeams` are the sets played by a lasting team. `fillBy` and `authorizeBy` are deadlines by
 * the server's clock, told by `serverTime`. `places` lists who is going (after the start also who did not come) in
 * order of joining, then who waits. `comingAnyway`: the captain said so, and too few players cancel it no more.
 * A set that has won `streakCap` matches in a row goes off, with 0 never; `next` is proposed while it is played and no
 * match of it is on.
 * Sessions that repeat one another have the same `series`. `drawSeed` repeats the draw, `lineups` are there after it. `mine.position` counts from 1 in the waiting list; `mine.offerUntil` ends an offer;
 * `mine.with` are the players I asked to be drawn together with. `hosting`: it is on a pitch of mine.
 */
export const Session = z.object({
  _id: Id,
  code: z.string(),
  series: z.optional(Id),
  state: SessionState,
  reason: z.optional(EndReason),
  booking: z.object({ state: BookingState }),
  captain: z.object({ _id: Id, nickname: z.string() }),
  pitch: z.object({
    _id: Id,
    name: z.string(),
    address: z.string(),
    timeZone: z.string(),
    pitchPhoto: z.string(),
    location: Point,
  }),
  start: Instant,
  end: Instant,
  minutesPerMatch: z.int(),
  playersPerTeam: z.int(),
  sets: z.int(),
  setNames: z.array(z.string()),
  setTeams: z.array(z.object({ set: z.int(), team: Id })),
  aet: z.boolean(),
  penaltyShootout: z.boolean(),
  matchType: z.string(),
  visibility: z.enum(['public', 'link']),
  capacity: z.int(),
  minimum: z.int(),
  streakCap: z.int(),
  comingAnyway: z.boolean(),
  going: z.int(),
  waiting: z.int(),
  price: Money,
  places: z.array(Place),
  teamOne: TeamName,
  teamTwo: TeamName,
  matches: z.array(SessionMatch),
  next: z.optional(Next),
  drawnAt: z.optional(Instant),
  drawSeed: z.optional(z.string()),
  lineups: z.optional(z.array(SetLineup)),
  authorizeBy: z.optional(Instant),
  fillBy: Instant,
  serverTime: Instant,
  mine: z.optional(
    z.object({
      state: PlaceState,
      position: z.optional(z.int()),
      takeMeIn: z.boolean(),
      offerUntil: z.optional(Instant),
      with: z.array(Id),
    }),
  ),
  hosting: z.optional(z.literal(true)),
})
export type Session = z.infer<typeof Session>

const eight = (required: string) =>
  z.int({ error: required }).check(z.gte(1, required), z.lte(8, 'At most 8'))

export const NewSession = z.object({
  hold: Id,
  minutesPerMatch: eight('Choose the minutes of a match'),
  playersPerTeam: eight('Choose the players of a team'),
  sets: eight('Choose the number of sets'),
  aet: z.boolean('Must be true or false'),
  penaltyShootout: z.boolean('Must be true or false'),
  matchType: z.optional(z.literal('Friendly Match')),
  visibility: z._default(z.enum(['public', 'link']), 'public'),
})

export const oneSession = { access: 'login', params: ById, reply: Session } as const

/** `hold-ended` carries `slot` (as in `listSlots`) so that the page can offer it again while it is free. */
export const createSession = endpoint({
  method: 'POST',
  path: '/i-one/sessions',
  summary: 'Make a session of a held slot',
  access: 'login',
  once: true,
  body: NewSession,
  reply: Session,
  refusals: ['not-found', 'hold-ended', 'in-the-past'],
})

export const getSession = endpoint({
  ...oneSession,
  method: 'GET',
  path: '/i-one/sessions/:id',
  summary: 'One session',
  refusals: ['not-found'],
})

const sessionMessages = { session: Session, ...everyStream, end: z.object({}) }

/**
 * The session as I see it, at first and at each change. It ends when I may not see it any more, and with `end` a minute
 * after the session is over.
 */
export const watchSession = stream({
  path: '/i-one/sessions/:id/stream',
  summary: 'A session as it moves',
  access: 'login',
  params: ById,
  messages: sessionMessages,
  refusals: ['not-found'],
})

/** Sessions of mine that are not over, soonest first. */
export const listMySessions = endpoint({
  method: 'GET',
  path: '/i-one/sessions/mine',
  summary: 'My sessions to come',
  access: 'login',
  reply: z.array(Session),
})

const ByCode = z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{11,40}$/, 'Not a code')) })

const sessionsMessages = { sessions: z.array(Session), ...everyStream }

/** All of them at first and at each change. */
export const watchMySessions = stream({
  path: '/i-one/sessions/mine/stream',
  summary: 'My sessions to come as they move',
  access: 'login',
  messages: sessionsMessages,
})

/** Who has the code may see the session, signed in or not; the code has 64 bits or more. */
export const getSessionByCode = endpoint({
  method: 'GET',
  path: '/i-one/sessions/by-code/:code',
  summary: 'The session of a shared link',
  access: 'public',
  params: ByCode,
  reply: Session,
  refusals: ['not-found'],
})

/** As `watchSession`, for who has the code. */
export const watchSharedSession = stream({
  path: '/i-one/sessions/by-code/:code/stream',
  summary: 'The session of a shared link as it moves',
  access: 'public',
  params: ByCode,
  messages: sessionMessages,
  refusals: ['not-found'],
})

/** A card of Home and of the landing page: the session without its people. */
export const NearbySession = z.extend(
  z.omit(Session, {
    places: true,
    setTeams: true,
    matches: true,
    next: true,
    lineups: true,
    mine: true,
    hosting: true,
  }),
  {
    /** Metres to its pitch. */
    distance: z.number(),
  },
)
export type NearbySession = z.infer<typeof NearbySession>

/** Public sessions, open or confirmed and not over, within `radius` kilometres (25 unless told), soonest first. */
export const findNearbySessions = endpoint({
  method: 'GET',
  path: '/i-one/sessions/nearby-sessions',
  summary: 'Sessions near by',
  access: 'public',
  query: Around,
  reply: z.array(NearbySession),
})

/**
 * Minimum, visibility and streak cap until the start. What was joined for (minutes, players, sets, deciders) stays as it is once
 * somebody else is in: `relied-on`.
 */
export const editSession = endpoint({
  ...oneSession,
  method: 'PATCH',
  path: '/i-one/sessions/:id',
  summary: 'Change a session of mine',
  body: z.partial(
    z.extend(z.omit(NewSession, { hold: true, matchType: true, visibility: true }), {
      visibility: z.enum(['public', 'link']),
      minimum: z.int('Must be a whole number').check(z.gte(1), z.lte(64)),
      streakCap: z.int('Must be a whole number').check(z.gte(0, '0 to 8'), z.lte(8, '0 to 8')),
    }),
  ),
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started', 'relied-on'],
})

/** To somebody who is going and has an account. The old captain keeps the place. */
export const handOver = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/hand-over',
  summary: 'Make another player captain',
  body: z.object({ player: Id }),
  refusals: ['not-found', 'not-yours', 'session-ended', 'not-in', 'guest-cannot-lead'],
})

/**
 * A team of the session's captain plays one of its sets: the set is called as the team is, and the draw puts those of
 * its members who are going into it. A session that was drawn is drawn again. null: the set has a name by lot again.
 */
export const playAs = endpoint({
  ...oneSession,
  params: z.object({ id: Id, set: whole(1, 8) }),
  method: 'PUT',
  path: '/i-one/sessions/:id/sets/:set/team',
  summary: 'Play a set as a team',
  body: z.object({ team: z.nullable(Id) }),
  refusals: [
    'not-found',
    'not-yours',
    'session-ended',
    'session-started',
    'not-a-member',
    'team-plays',
    'set-name-taken',
  ],
})

/** 'We are coming anyway': until the fill deadline, the session is confirmed with those who are going. */
export const comeAnyway = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/coming-anyway',
  summary: 'Play with fewer than the minimum',
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})

export const AbandonReason = z.enum(['rain', 'power', 'pitch-shut', 'not-enough-players'])
export type AbandonReason = z.infer<typeof AbandonReason>

/** After the start. A match still running is abandoned with it. */
export const abandonSession = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/abandon',
  summary: 'Break a started session off',
  body: z.object({ reason: AbandonReason }),
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-not-started'],
})

/** What happened to a session: `by` is missing where a timer did it, `reason` is in the words of who did it. */
export const SessionChange = z.object({
  _id: z.string(),
  at: Instant,
  change: z.string(),
  by: z.optional(z.object({ _id: Id, name: z.string() })),
  player: z.optional(z.object({ _id: Id, name: z.string() })),
  reason: z.optional(z.string()),
})
export type SessionChange = z.infer<typeof SessionChange>

/** Oldest first, of its booking too. */
export const listSessionChanges = endpoint({
  method: 'GET',
  path: '/i-one/sessions/:id/changes',
  summary: 'The history of a session',
  access: 'login',
  params: ById,
  reply: z.array(SessionChange),
  refusals: ['not-found'],
})

const WithReason = z.object({ reason: z.optional(line('Give a reason', 300)) })

export const cancelSession = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/cancel',
  summary: 'Cancel as captain or pitch',
  body: WithReason,
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})

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

/** Names by lot: players into sets, keepers spread, strengths even. Again on the captain's wish until kick-off. */
export const drawSets = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/draw',
  summary: 'Draw the sets',
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-started'],
})

/** Its next matches begin so. Refused as `saveLineup` of a match is. */
export const saveSetLineup = endpoint({
  method: 'PUT',
  path: '/i-one/sessions/:id/lineups/:set',
  summary: 'Line a set up',
  access: 'login',
  params: z.object({ id: Id, set: whole(1, 8) }),
  body: NewLineup,
  reply: Session,
  refusals: ['not-found', 'not-yours', 'session-ended', 'lineup-changed'],
})

/** From 30 minutes before its time until its end, with whoever is there. Draws first if nobody has. */
export const startSession = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/start',
  summary: 'Start',
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

export const finishSession = endpoint({
  ...oneSession,
  method: 'POST',
  path: '/i-one/sessions/:id/finish',
  summary: 'Finish',
  refusals: ['not-found', 'not-yours', 'session-ended', 'session-not-started', 'match-unfinished'],
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
  messages: sessionsMessages,
})
