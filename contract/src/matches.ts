import * as z from 'zod/mini'
import { endpoint, stream } from './endpoint.ts'
import { message } from './i18n.ts'
import { Deciders, MatchRules } from './match-rules.ts'
import { Event, NewEvent, Period } from './matches/events.ts'
import { Lineup, NewLineup } from './matches/lineups.ts'
import { Score, Side } from './matches/sides.ts'
import { ById, Id, Instant, streamMessages, intField } from './shapes.ts'

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

const LineupRevisions = z.object({ T1: z.int(), T2: z.int() })

/** `score` and `shootOut` include an entered result. `by: 'open'`: a drawn knock-out match still needs a decision. */
const MatchDecision = z.object({
  by: z.enum([
    'open',
    'extra-time',
    'shoot-out',
    'lot',
    'entered',
    'walkover',
    'both-absent',
    'void',
    'replay',
  ]),
  winner: z.optional(Side),
  score: z.optional(Score),
  shootOut: z.optional(Score),
  replay: z.optional(Id),
  text: z.string(),
})
export type MatchDecision = z.infer<typeof MatchDecision>

const Mine = z.object({ mayScore: z.boolean() })
export const MatchTeam = z.object({ name: z.string(), initials: z.string(), team: z.optional(Id) })

/** The clock showed `elapsedMs` at the instant `at`. If `running`, the clock has run since then. */
export const MatchClock = z.object({ running: z.boolean(), elapsedMs: z.int(), at: Instant })

export const MatchSummary = z.object({
  _id: Id,
  session: z.optional(Id),
  tournament: z.optional(Id),
  matchType: z.string(),
  state: MatchState,
  start: Instant,
  teamOne: MatchTeam,
  teamTwo: MatchTeam,
  score: Score,
  shootOut: z.optional(Score),
  clock: MatchClock,
  period: Period,
  ...z.pick(MatchRules, { periods: true, minutesPerPeriod: true }).shape,
})

export const Match = z.extend(MatchSummary, {
  number: z.int(),
  ...Deciders.shape,
  /** Goals that win the match. If 0, the match lasts until full time. */
  firstTo: z.int(),
  playersPerTeam: z.optional(z.int()),
  pitch: z.object({ _id: Id, name: z.string(), address: z.string(), timeZone: z.string() }),
  seq: z.int(),
  lineups: z.object({ T1: Lineup, T2: Lineup }),
  lineupRevisions: LineupRevisions,
  events: z.array(Event),
  decision: z.optional(MatchDecision),
  recorders: z.array(z.object({ _id: Id, name: z.string() })),
  /** Pairs of goals that may be one goal recorded twice. Both goals count until one is voided or both are confirmed. */
  sameGoals: z.optional(z.array(z.tuple([Id, Id]))),
  /** `mine` is the caller's vote. `winners` is set once voting has closed. */
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

const setNumber = intField(1, 8)

const SetsWanted = z.object({ one: z.optional(setNumber), two: z.optional(setNumber) }).check(
  z.refine(({ one, two }) => (one === undefined) === (two === undefined), {
    ...message('Choose both teams, or neither'),
    path: ['two'],
  }),
  z.refine(({ one, two }) => one === undefined || one !== two, {
    ...message('A team can’t play itself'),
    path: ['two'],
  }),
)

/** The sets default to the session's `next` pairing. The error `match-unfinished` carries the running `match`. */
export const createMatch = endpoint('POST /i-one/sessions/:id/matches', "Create a session's next match", {
  idempotent: true,
  params: ById,
  body: SetsWanted,
  reply: Match,
  errors: [
    'not-found',
    'not-yours',
    'session-ended',
    'session-not-started',
    'match-unfinished',
    'opponent-wanted',
  ],
})

export const getMatch = endpoint('GET /i-one/matches/:id', 'Get a match', {
  access: 'public',
  acceptsScorerToken: true,
  params: ById,
  reply: Match,
  errors: ['not-found'],
})

export const findLiveMatch = endpoint(
  'GET /i-one/matches/live',
  'Get your live match or the nearest live match',
  {
    reply: z.object({ match: z.nullable(Match) }),
  },
)

/**
 * Records events in any order, and each event once. Clamps `at` to a plausible time. A rejected event is listed in
 * `refused` with its reason:
 * - `id-reused`: the id belongs to a different event. `match-full`: the match would have more than 2000 events.
 * - `corrections-closed`: the match ended more than 48 hours ago. Staff and the tournament's organizer can still correct events.
 * - `other-teams`: the teams of the tournament match are no longer `teams`.
 * - `later-match-begun`: the event would change the teams of later `matches` that have begun.
 * - `match-unfinished`: the event would reopen the match during the next match. If the next match starts at the same
 *   moment, the whole request fails with this code, and the client must retry.
 */
export const recordEvents = endpoint('POST /i-one/matches/:id/events', 'Record match events', {
  acceptsScorerToken: true,
  params: ById,
  body: z.object({
    events: z.array(NewEvent).check(z.minLength(1), z.maxLength(200)),
    teams: z.optional(z.object({ T1: Id, T2: Id })),
  }),
  reply: z.object({
    seq: z.int(),
    accepted: z.array(Event),
    repeated: z.array(Id),
    refused: z.array(z.object({ id: Id, code: z.string(), matches: z.optional(z.array(Id)) })),
    match: Match,
  }),
  errors: ['not-found', 'not-scorer', 'match-unfinished', 'result-entered', 'match-replayed'],
})

/**
 * If the lineup has changed since it was loaded, fails with `lineup-changed`, which carries the `CurrentLineup`. After
 * kick-off, players can only change position; record substitutions as events.
 */
export const saveLineup = endpoint('PUT /i-one/matches/:id/lineups/:side', "Save a side's lineup", {
  params: z.object({ id: Id, side: Side }),
  body: NewLineup,
  reply: Match,
  errors: ['not-found', 'not-yours', 'match-over', 'match-begun', 'lineup-changed'],
})

export const voteForPlayer = endpoint('PUT /i-one/matches/:id/vote', 'Vote for the player of the match', {
  params: ById,
  body: z.object({ player: Id }),
  reply: Match,
  errors: ['not-found', 'not-yours', 'vote-not-open', 'not-in-match', 'not-oneself'],
})

/**
 * Starts with a snapshot, or resumes after the event with the number `Last-Event-ID`. Send the id of this event as
 * `last`: a database that lost events reuses their numbers, so the stream starts with a snapshot if the id differs. If
 * the database loses events during the stream, the stream sends `reset` and ends. Heartbeats, `spectators`, `lineups` and
 * `mine` have no number. `end` is sent a minute after the match, because full time can be undone until then.
 */
export const watchMatch = stream('/i-one/matches/:id/stream', 'Stream a match', {
  access: 'public',
  acceptsScorerToken: true,
  params: ById,
  query: z.object({ last: z.optional(Id) }),
  numbered: true,
  messages: {
    snapshot: Match,
    event: Event,
    lineups: z.object({ lineups: z.object({ T1: Lineup, T2: Lineup }), lineupRevisions: LineupRevisions }),
    mine: Mine,
    spectators: z.object({ count: z.int() }),
    reset: z.object({ seq: z.int() }),
    ...streamMessages,
    end: z.object({ seq: z.int() }),
  },
  errors: ['not-found'],
})
