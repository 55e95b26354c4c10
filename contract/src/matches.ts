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

const Mine = z.object({ mayScore: z.boolean() })
export const MatchTeam = z.object({ name: z.string(), initials: z.string() })

/** The clock stood at `elapsedMs` milliseconds at the instant `at`, and has been running since if `running`. */
export const MatchClock = z.object({ running: z.boolean(), elapsedMs: z.int(), at: Instant })
export type MatchClock = z.infer<typeof MatchClock>

/**
 * One game between two sides.
 *
 * - `seq` is the number of its latest event. It has `periods` of `minutesPerPeriod` minutes each.
 * - `playersPerTeam` are at most on the pitch at a time, where its session says so.
 * - The first side with `firstTo` goals has won, with 0 the clock decides alone.
 * - `recorders` are those whose `by` stands with an event.
 * - `sameGoals` are pairs of goals, the earlier one first, that two scorers recorded within seconds: both count until
 *   somebody voids the later one or says that they are two.
 * - `playerOfTheMatch` is there once it was played to its end: `mine` is whom I voted for, `winners` come when the vote
 *   has closed and are none where nobody voted.
 * - `mine` says what a signed-in reader may do.
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
  firstTo: z.int(),
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

/** Public when its session is. */
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
 * Taken in any order and as often as sent; each gets the next number of its match when stored. `at` is pulled into
 * what is plausible: not in the future, not more than a day before the match. An event is refused alone, the others
 * are taken:
 *
 * - `id-reused`: its id stands for another content.
 * - `not-in-lineup`: its player is not on its side.
 * - `match-full`: beyond 2000 events.
 * - `corrections-closed`: the match was over 48 hours ago; staff and who organizes the tournament still correct it.
 * - `match-unfinished`: it would open the match again during the next one. When the two come at the same moment the
 *   whole call is refused with it; then ask again.
 */
export const recordEvents = endpoint('POST /i-one/matches/:id/events', 'Record what happened', {
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
  refusals: ['not-found', 'not-scorer', 'match-unfinished', 'result-entered', 'later-match-begun'],
})

/**
 * Everybody of that side stands in it once, and at most the players of a team begin. Of an older revision, or when the
 * side's players are others by now, it is refused with `lineup-changed`, which carries `LineupNow`. Once the match has
 * begun, players move; who comes on for whom is a substitution, an event of its own: `match-begun`.
 */
export const saveLineup = endpoint('PUT /i-one/matches/:id/lineups/:side', 'Line a side up', {
  params: z.object({ id: Id, side: Side }),
  body: NewLineup,
  reply: Match,
  refusals: ['not-found', 'not-yours', 'match-over', 'match-begun', 'lineup-changed'],
})

/**
 * A snapshot first unless `Last-Event-ID` says what was seen; with it exactly the events after that number, in order.
 *
 * - Without a number: heartbeats (at the beginning and then every 15 seconds), the count of spectators, the lineups and
 *   `mine`.
 * - Lineups come when one has changed, and to who comes back with a `Last-Event-ID`; `mine` also when its reader has
 *   become a scorer or is none any more.
 * - Players of events that are in no lineup any more have been claimed meanwhile: a snapshot has them by the names they
 *   bear now.
 * - A minute after a match is over `end` comes and the stream ends; until then its full time may be taken back.
 */
export const watchMatch = stream('/i-one/matches/:id/stream', 'A match as it moves', {
  access: 'public',
  whistle: true,
  params: ById,
  numbered: true,
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
