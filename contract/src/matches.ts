import * as z from 'zod/mini'
import { endpoint, stream } from './endpoint.ts'
import { Event, NewEvent, Period } from './matches/events.ts'
import { Lineup, NewLineup } from './matches/lineups.ts'
import { Score, Side } from './matches/sides.ts'
import { ById, Id, Instant, everyStream } from './shapes.ts'

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

/** How often each side's lineup was saved; a save names the one that it changes. */
const LineupRevisions = z.object({ T1: z.int(), T2: z.int() })

/**
 * What the tournament has decided about a match beyond its recorded score, and the same as a `text` for people. `score`
 * and `shootOut` are what counts, also where the organizer has `entered` them. `open`: a level knock-out match waits for a
 * decision. `replay`: the id of the match that is played instead. This one counts for nothing.
 */
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
/** `team` is the lasting team that plays, where one does; lists of matches leave it out. */
export const MatchTeam = z.object({ name: z.string(), initials: z.string(), team: z.optional(Id) })

/**
 * The clock on the scoreboard stood at `elapsedMs` milliseconds at the instant `at`, and has been running since if
 * `running`. Each period starts at its regular minute, whatever was added to the one before.
 */
export const MatchClock = z.object({ running: z.boolean(), elapsedMs: z.int(), at: Instant })
export type MatchClock = z.infer<typeof MatchClock>

/** `shootOut` are the penalties scored, where it came to them: where the score is level, who scored more has won. */
export const MatchInOneLine = z.object({
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
  periods: z.int(),
  minutesPerPeriod: z.int(),
})

/** One game between two sides. */
export const Match = z.extend(MatchInOneLine, {
  number: z.int(),
  aet: z.boolean(),
  penaltyShootout: z.boolean(),
  /** Goals that win it; with 0 the clock decides alone. */
  firstTo: z.int(),
  /** At most on the pitch at a time, where its session says so. */
  playersPerTeam: z.optional(z.int()),
  pitch: z.object({ _id: Id, name: z.string(), address: z.string(), timeZone: z.string() }),
  /** The number of its latest event. */
  seq: z.int(),
  lineups: z.object({ T1: Lineup, T2: Lineup }),
  lineupRevisions: LineupRevisions,
  events: z.array(Event),
  decision: z.optional(MatchDecision),
  /** Whose `by` stands with an event. */
  recorders: z.array(z.object({ _id: Id, name: z.string() })),
  /** Two scorers recorded these, the earlier first: both count until one is voided, or said to be another. */
  sameGoals: z.optional(z.array(z.tuple([Id, Id]))),
  /** Of one played to its end. `mine` is my vote; `winners` come when it has closed, none if nobody voted. */
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
export const createMatch = endpoint('POST /i-one/sessions/:id/matches', 'The next match of the rotation', {
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

/**
 * Public when its session is. To who is not signed in a player is a first name, and goes by a reference that holds in
 * this match alone.
 */
export const getMatch = endpoint('GET /i-one/matches/:id', 'One match', {
  access: 'public',
  whistle: true,
  params: ById,
  reply: Match,
  refusals: ['not-found'],
})

/** The match to show where none is named: my running one, else the nearest live one; `null` when there is none. */
export const findLiveMatch = endpoint('GET /i-one/matches/live', 'The match to watch now', {
  reply: z.object({ match: z.nullable(Match) }),
})

/**
 * Taken in any order and as often as sent; each is numbered when stored. `at` is pulled into what is plausible: not in
 * the future, at most a day before the match, or before now when it is played early. `seq` is the number after these, `match` is as it is then and may have more. An
 * event is refused alone, the others are taken:
 *
 * - `id-reused`: its id stands for another content.
 * - `not-in-lineup`: its player is not on its side.
 * - `match-full`: beyond 2000 events.
 * - `corrections-closed`: over for 48 hours; staff and the tournament's organizer still correct it.
 * - `other-teams`: other teams play the match of the tournament now than the `teams` it was recorded for.
 * - `later-match-begun`: it would change who plays later matches of the tournament (`matches`) that have begun.
 * - `match-unfinished`: it would open the match again during the next one. Where both come at once the whole call is
 *   refused with it: ask again.
 */
export const recordEvents = endpoint('POST /i-one/matches/:id/events', 'Record what happened', {
  whistle: true,
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
  refusals: ['not-found', 'not-scorer', 'match-unfinished', 'result-entered', 'match-replayed'],
})

/**
 * Everybody of that side stands in it once, at most the players of a team begin. From an older revision, or when the
 * side has changed, `lineup-changed` carries `LineupNow`. Once the match has begun players move; substitutions are
 * events: `match-begun`.
 */
export const saveLineup = endpoint('PUT /i-one/matches/:id/lineups/:side', 'Line a side up', {
  params: z.object({ id: Id, side: Side }),
  body: NewLineup,
  reply: Match,
  refusals: ['not-found', 'not-yours', 'match-over', 'match-begun', 'lineup-changed'],
})

/**
 * A snapshot first, or with `Last-Event-ID` exactly the events after that number, in order. Who comes back says with `last`
 * which event had that number: where it is another one by now, because the database lost some and gave their numbers
 * again, a snapshot comes first too.
 *
 * - `reset`: that has happened to what its reader has seen, and the stream ends. Come back without a number.
 * - Without a number come heartbeats (at once and every 15 seconds), the count of spectators (of all processes,
 *   within about 20 seconds), lineups that changed, and
 *   `mine` when its reader becomes a scorer or is none any more.
 * - A player of an event who is in no lineup has been claimed meanwhile: a snapshot has them by their name of now.
 * - `end` comes a minute after the match is over: until then full time may be taken back.
 */
export const watchMatch = stream('/i-one/matches/:id/stream', 'A match as it moves', {
  access: 'public',
  whistle: true,
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
    ...everyStream,
    end: z.object({ seq: z.int() }),
  },
  refusals: ['not-found'],
})
