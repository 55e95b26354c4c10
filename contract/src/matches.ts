import * as z from 'zod/mini'
import { endpoint, stream } from './endpoint.ts'
import { ById, Id, Instant, everyStream } from './shapes.ts'

export const Side = z.enum(['T1', 'T2'])
export type Side = z.infer<typeof Side>

export const MatchState = z.enum([
  'scheduled',
  'playing',
  'paused',
  'extra-time',
  'shoot-out',
  'finished',
  'abandoned',
  'walkover',
  'postponed',
])
export type MatchState = z.infer<typeof MatchState>

/** The period an event counts in, so that 45+2 and 47 differ. */
export const Period = z.enum(['first', 'second', 'extra-first', 'extra-second', 'shoot-out'])
export type Period = z.infer<typeof Period>

export const EventType = z.enum([
  'kick-off',
  'pause',
  'resume',
  'period-end',
  'goal',
  'own-goal',
  'assist',
  'card',
  'substitution',
  'shoot-out-kick',
  'full-time',
  'two-goals',
  'void',
])
export type EventType = z.infer<typeof EventType>

const day = 24 * 60 * 60 * 1000

/**
 * Something that happened in a match as the scorer's device tells it, or a correction of it. `id` is made by the
 * device, so sending it twice counts once. `clockMs` is the match clock in milliseconds as the scorer saw it, `at`
 * the instant by the server's clock as the device knows it. `goal` is the goal that an assist belongs to, `voids`
 * the event that a `void` takes back. An own goal's `side` is the side that scored it against itself. `two-goals`
 * says that `goal` and `other`, which two recorded at about the same time, are not one. The kick-off that counts in the
 * shoot-out may say which `side` kicks first, and how many `kicksEach` the captains agreed on.
 */
export const NewEvent = z
  .object({
    id: Id,
    type: EventType,
    side: z.optional(Side),
    player: z.optional(Id),
    goal: z.optional(Id),
    on: z.optional(Id),
    card: z.optional(z.enum(['yellow', 'red'])),
    scored: z.optional(z.boolean()),
    period: z.optional(Period),
    clockMs: z.int().check(z.gte(0), z.lte(day)),
    at: Instant,
    voids: z.optional(Id),
    other: z.optional(Id),
    kicksEach: z.optional(z.int().check(z.gte(1), z.lte(5))),
  })
  .check(
    z.refine(({ type, side }) => !needsSide.has(type) || side !== undefined, {
      error: 'Which side?',
      path: ['side'],
    }),
    z.refine(({ type, goal }) => type !== 'assist' || goal !== undefined, {
      error: 'Of which goal?',
      path: ['goal'],
    }),
    z.refine(({ type, goal }) => type !== 'two-goals' || goal !== undefined, {
      error: 'Which goal?',
      path: ['goal'],
    }),
    z.refine(({ type, other }) => type !== 'two-goals' || other !== undefined, {
      error: 'And which other one?',
      path: ['other'],
    }),
    z.refine(({ type, voids }) => type !== 'void' || voids !== undefined, {
      error: 'Which event does it void?',
      path: ['voids'],
    }),
    z.refine(({ type, scored }) => type !== 'shoot-out-kick' || scored !== undefined, {
      error: 'Scored or missed?',
      path: ['scored'],
    }),
  )
export type NewEvent = z.infer<typeof NewEvent>
const needsSide: ReadonlySet<string> = new Set([
  'goal',
  'own-goal',
  'assist',
  'card',
  'substitution',
  'shoot-out-kick',
])

/**
 * An event as stored. `seq` is its number in its match, from 1 without gaps; `minute` is as on the scoreboard,
 * '1' for 0:00 to 0:59 and '45+2' in added time; `by` is the player or user who recorded it.
 */
export const Event = z.object({
  id: Id,
  seq: z.int(),
  type: EventType,
  side: z.optional(Side),
  player: z.optional(Id),
  goal: z.optional(Id),
  on: z.optional(Id),
  card: z.optional(z.enum(['yellow', 'red'])),
  scored: z.optional(z.boolean()),
  period: z.optional(Period),
  clockMs: z.int(),
  minute: z.string(),
  by: z.nullable(Id),
  at: Instant,
  voids: z.optional(Id),
  other: z.optional(Id),
  kicksEach: z.optional(z.int()),
})
export type Event = z.infer<typeof Event>

/** A player in a lineup; `x` and `y` are percent of the own half's width and length, the own goal at 0. */
export const LineupPlayer = z.object({
  player: Id,
  number: z.int(),
  initials: z.string(),
  name: z.string(),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
})
export type LineupPlayer = z.infer<typeof LineupPlayer>

export const Lineup = z.object({
  goalkeeper: z.array(LineupPlayer),
  defenders: z.array(LineupPlayer),
  midfielders: z.array(LineupPlayer),
  forward: z.array(LineupPlayer),
  substitutes: z.array(LineupPlayer),
})
export type Lineup = z.infer<typeof Lineup>

/** How often each side's lineup was saved; a save names the one that it changes. */
const LineupRevisions = z.object({ T1: z.int(), T2: z.int() })

const Percent = z.number().check(z.gte(0), z.lte(100))

/** Where a player stands, or that they begin as a substitute. `x` and `y` as in `LineupPlayer`, both or neither. */
export const LinedUpPlayer = z
  .object({
    player: Id,
    role: z.enum(['goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes']),
    number: z.int('Must be a whole number').check(z.gte(1, '1 to 99'), z.lte(99, '1 to 99')),
    x: z.optional(Percent),
    y: z.optional(Percent),
  })
  .check(z.refine(({ x, y }) => (x === undefined) === (y === undefined), 'Give x and y, or neither'))
export type LinedUpPlayer = z.infer<typeof LinedUpPlayer>

const areUnlike = (values: readonly unknown[]) => new Set(values).size === values.length

/** A side's whole lineup, as a change of the one with this `revision`. */
export const NewLineup = z.object({
  revision: z.int().check(z.gte(0)),
  players: z.array(LinedUpPlayer).check(
    z.maxLength(64),
    z.refine((players) => areUnlike(players.map(({ player }) => player)), 'Each player once'),
    z.refine((players) => areUnlike(players.map(({ number }) => number)), 'Each number once'),
    z.refine(
      (players) => players.filter(({ role }) => role === 'goalkeeper').length <= 1,
      'One goalkeeper at most',
    ),
  ),
})
export type NewLineup = z.infer<typeof NewLineup>

/** What `lineup-changed` carries: the lineup as it is now, and who saved it. */
export const LineupNow = z.object({ revision: z.int(), lineup: Lineup, by: z.optional(z.string()) })
export type LineupNow = z.infer<typeof LineupNow>

const Score = z.object({ T1: z.int(), T2: z.int() })
const Mine = z.object({ mayScore: z.boolean() })
const MatchTeam = z.object({ name: z.string(), initials: z.string() })

/** The clock stood at `elapsedMs` milliseconds at the instant `at`, and has been running since if `running`. */
export const MatchClock = z.object({ running: z.boolean(), elapsedMs: z.int(), at: Instant })
export type MatchClock = z.infer<typeof MatchClock>

/**
 * One game between two sides. `seq` is the number of its latest event. `periods` of `minutesPerPeriod` minutes each.
 * `playersPerTeam` are at most on the pitch at a time, where its session says so.
 * `recorders` are those whose `by` stands with an event.
 * `sameGoals` are pairs of goals, the earlier one first, that two scorers recorded within seconds: both count until
 * somebody voids the later one or says that they are two. `playerOfTheMatch` is there once it was played to its end:
 * `mine` is whom I voted for, `winners` come when the vote has closed and are none where nobody voted. `mine` tells a signed-in reader what they may do.
 */
export const Match = z.object({
  _id: Id,
  session: z.optional(Id),
  tournament: z.optional(Id),
  number: z.int(),
  matchType: z.string(),
  state: MatchState,
  period: Period,
  periods: z.int(),
  minutesPerPeriod: z.int(),
  aet: z.boolean(),
  penaltyShootout: z.boolean(),
  playersPerTeam: z.optional(z.int()),
  pitch: z.object({ _id: Id, name: z.string(), address: z.string(), timeZone: z.string() }),
  start: Instant,
  teamOne: MatchTeam,
  teamTwo: MatchTeam,
  score: Score,
  shootOut: z.optional(Score),
  clock: MatchClock,
  seq: z.int(),
  lineups: z.object({ T1: Lineup, T2: Lineup }),
  lineupRevisions: LineupRevisions,
  events: z.array(Event),
  recorders: z.array(z.object({ _id: Id, name: z.string() })),
  sameGoals: z.optional(z.array(z.tuple([Id, Id]))),
  playerOfTheMatch: z.optional(
    z.object({
      closesAt: Instant,
      mayVote: z.boolean(),
      mine: z.optional(Id),
      winners: z.optional(z.array(z.object({ player: Id, votes: z.int() }))),
    }),
  ),
  serverTime: Instant,
  mine: z.optional(Mine),
})
export type Match = z.infer<typeof Match>

const setNumber = z.int('Must be a whole number').check(z.gte(1, '1 to 8'), z.lte(8, '1 to 8'))

/** Two different sets by number, or neither. */
const SetsWanted = z.object({ one: z.optional(setNumber), two: z.optional(setNumber) }).check(
  z.refine(({ one, two }) => (one === undefined) === (two === undefined), {
    error: 'Name both sets, or neither',
    path: ['two'],
  }),
  z.refine(({ one, two }) => one === undefined || one !== two, {
    error: 'A set cannot play itself',
    path: ['two'],
  }),
)

/** The next match: of the sets wanted, else as the session's `next` proposes; it waits for its kick-off. `match-unfinished` carries the `match` that is in the way. */
export const createMatch = endpoint({
  method: 'POST',
  path: '/i-one/sessions/:id/matches',
  summary: 'The next match of the rotation',
  access: 'login',
  once: true,
  params: ById,
  body: SetsWanted,
  reply: Match,
  refusals: [
    'not-found',
    'not-yours',
    'session-ended',
    'session-not-started',
    'match-unfinished',
    'opponent-wanted',
  ],
})

/** Public when its session is. */
export const getMatch = endpoint({
  method: 'GET',
  path: '/i-one/matches/:id',
  summary: 'One match',
  access: 'public',
  whistle: true,
  params: ById,
  reply: Match,
  refusals: ['not-found'],
})

/** A match in one line, as a schedule shows it. */
export const MatchRow = z.object({
  _id: Id,
  session: z.optional(Id),
  tournament: z.optional(Id),
  matchType: z.string(),
  state: MatchState,
  start: Instant,
  teamOne: MatchTeam,
  teamTwo: MatchTeam,
  score: Score,
  clock: MatchClock,
  pitch: z.object({
    _id: Id,
    name: z.string(),
    timeZone: z.string(),
    location: z.object({ coordinates: z.array(z.number()) }),
  }),
})
export type MatchRow = z.infer<typeof MatchRow>

const Schedule = z.object({
  from: Instant,
  to: Instant,
  filter: z._default(z.enum(['all', 'tournaments', 'friendlies']), 'all'),
})

/** Matches of mine and public ones whose time lies in `[from, to)`, soonest first; at most 31 days. */
export const listMatches = endpoint({
  method: 'GET',
  path: '/i-one/matches',
  summary: 'The schedule',
  access: 'login',
  query: Schedule,
  reply: z.array(MatchRow),
})

/** The schedule as it is, and again where a match left it; then each row that changed or is new. It has no end. */
export const watchSchedule = stream({
  path: '/i-one/matches/schedule/stream',
  summary: 'The schedule as it moves',
  access: 'login',
  query: Schedule,
  messages: { rows: z.array(MatchRow), row: MatchRow, ...everyStream },
})

/** The match to show where none is named: my running one, else the nearest live one; `null` when there is none. */
export const findLiveMatch = endpoint({
  method: 'GET',
  path: '/i-one/matches/live',
  summary: 'The match to watch now',
  access: 'login',
  reply: z.object({ match: z.nullable(Match) }),
})

/**
 * Taken in any order and as often as sent; each gets the next number of its match when stored. `at` is pulled into
 * what is plausible: not in the future, not more than a day before the match. An event is refused alone, the others
 * are taken: `id-reused` when its id stands for another content, `not-in-lineup` when its player is not on its side,
 * `match-full` beyond 2000 events, `match-unfinished` when it would open the match again during the next one (the
 * whole call is refused with it when the two come at the same moment; then ask again).
 */
export const recordEvents = endpoint({
  method: 'POST',
  path: '/i-one/matches/:id/events',
  summary: 'Record what happened',
  access: 'login',
  whistle: true,
  params: ById,
  body: z.object({ events: z.array(NewEvent).check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({
    seq: z.int(),
    accepted: z.array(Event),
    repeated: z.array(Id),
    refused: z.array(z.object({ id: Id, code: z.string() })),
    match: Match,
  }),
  refusals: ['not-found', 'not-scorer', 'match-unfinished'],
})

/**
 * Everybody of that side stands in it once, and at most the players of a team begin. Of an older revision, or when the
 * side's players are others by now, it is refused with `lineup-changed`, which carries `LineupNow`. Once the match has
 * begun, players move; who comes on for whom is a substitution, an event of its own: `match-begun`.
 */
export const saveLineup = endpoint({
  method: 'PUT',
  path: '/i-one/matches/:id/lineups/:side',
  summary: 'Line a side up',
  access: 'login',
  params: z.object({ id: Id, side: Side }),
  body: NewLineup,
  reply: Match,
  refusals: ['not-found', 'not-yours', 'match-over', 'match-begun', 'lineup-changed'],
})

/**
 * A snapshot first unless `Last-Event-ID` says what was seen; with it exactly the events after that number, in
 * order. Heartbeats, one at the beginning and then every 15 seconds, the count of spectators and the lineups carry no
 * number; the lineups come when one has changed, and to who comes back with a `Last-Event-ID`, and so does `mine` when
 * its reader has become a scorer or is none any more. Players of events that are in no lineup any more have been claimed
 * meanwhile: a snapshot has them by the names they bear now.
 * A minute after a match is over `end` comes and the stream ends; until then its full time may be taken back.
 */
export const watchMatch = stream({
  path: '/i-one/matches/:id/stream',
  summary: 'A match as it moves',
  access: 'public',
  whistle: true,
  params: ById,
  messages: {
    snapshot: Match,
    event: Event,
    lineups: z.object({ lineups: z.object({ T1: Lineup, T2: Lineup }), lineupRevisions: LineupRevisions }),
    mine: Mine,
    spectators: z.object({ count: z.int() }),
    ...everyStream,
    end: z.object({ seq: z.int() }),
  },
  refusals: ['not-found'],
})
