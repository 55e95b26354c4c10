import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MatchClock, MatchState } from './matches.ts'
import { Score } from './matches/sides.ts'
import { ById, Day, Id, Instant, Point, code, line, numeric, whole } from './shapes.ts'
import { TeamName } from './teams.ts'
import { NewTournament } from './tournaments/new.ts'
import { CalendarRules, TableCriterion, TournamentRules, tournamentFormat } from './tournaments/rules.ts'

export const TournamentState = z.enum(['entries', 'drawn', 'running', 'finished', 'cancelled'])
export type TournamentState = z.infer<typeof TournamentState>

/** A reader who is not signed in learns neither who it is nor more than a first name. */
const Person = z.object({ _id: z.optional(Id), name: z.string() })

const SquadPlayer = z.object({
  player: Person,
  number: z.optional(z.int()),
})

/** A team and its squad. `seed` is there after the draw, and `group` where there are groups. */
export const TournamentEntry = z.object({
  team: TeamName,
  state: z.enum(['entered', 'withdrawn']),
  squad: z.array(SquadPlayer),
  seed: z.optional(z.int()),
  group: z.optional(z.string()),
  deduction: z.optional(z.object({ points: z.int(), reason: z.string() })),
})
export type TournamentEntry = z.infer<typeof TournamentEntry>

/** A row of the table of those who are level, of their own matches alone. */
const RowAmong = z.object({
  team: Id,
  played: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
})

/**
 * A row of a table; teams that nothing sets apart share a `place`. `decidedBy` gave a team its place among those with
 * whom it was level, with the `table` of the matches among them where those decided; `reason` says it in words. `form`: its
 * last five outcomes, the latest last. `goesOn`: its place does; of a place that more share than go on, nobody does until a
 * lot is drawn. `live`: it plays now, and the score of now counts. `withdrawn`: listed after all others because it has
 * withdrawn.
 */
export const TableRow = z.object({
  place: z.int(),
  team: Id,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
  fairPlay: z.int(),
  decidedBy: z.optional(
    z.object({ criterion: TableCriterion, among: z.array(Id), table: z.optional(z.array(RowAmong)) }),
  ),
  reason: z.optional(z.string()),
  form: z.array(z.enum(['W', 'D', 'L'])),
  goesOn: z.optional(z.literal(true)),
  live: z.optional(z.literal(true)),
  withdrawn: z.optional(z.literal(true)),
})
export type TableRow = z.infer<typeof TableRow>

/**
 * One side of a match: the team, or where it comes from while that is not known ('1A' the first of group A, '3/2' the
 * second of the best thirds, 'W7' the winner and 'L10' the loser of that match); `name` says either in words.
 */
const TieSide = z.object({
  source: z.optional(z.string()),
  team: z.optional(Id),
  name: z.string(),
  initials: z.optional(z.string()),
})

const tieState = z.enum(['waiting', ...MatchState.options, 'both-absent', 'void'])

/** A match that is played again. */
const EarlierTie = z.object({
  _id: Id,
  state: tieState,
  start: z.optional(Instant),
  pitch: z.optional(Id),
  isMatch: z.boolean(),
  score: z.optional(Score),
  shootOut: z.optional(Score),
})

/**
 * A match of a tournament. `waiting`: its sides are not all known. With a pitch, a `start` and both sides its `_id` is
 * that of a match that can be watched and recorded (`isMatch`). `round` counts from 1; in a knock-out back, 1 is the
 * final. `undecided`: a knock-out's draw without its decision; `decidedBy` is the decision of one that was level.
 * `recorded`: it was scored in the app to its end. `entered`: somebody entered the result, which can be taken back.
 * `earlier`: it was played before and is played again; each stays on record as it was, the first one first.
 */
export const Tie = z.object({
  _id: Id,
  number: z.int(),
  round: z.int(),
  group: z.optional(z.string()),
  thirdPlace: z.optional(z.literal(true)),
  matchType: z.string(),
  state: tieState,
  teamOne: TieSide,
  teamTwo: TieSide,
  start: z.optional(Instant),
  pitch: z.optional(Id),
  booking: z.optional(z.enum(['pending', 'confirmed'])),
  isMatch: z.boolean(),
  score: z.optional(Score),
  shootOut: z.optional(Score),
  period: z.optional(z.string()),
  clock: z.optional(MatchClock),
  winner: z.optional(z.enum(['T1', 'T2'])),
  undecided: z.optional(z.literal(true)),
  decidedBy: z.optional(z.enum(['extra-time', 'shoot-out', 'lot'])),
  recorded: z.optional(z.literal(true)),
  entered: z.optional(z.literal(true)),
  earlier: z.optional(z.array(EarlierTie)),
})
export type Tie = z.infer<typeof Tie>

/**
 * `ties` are the matches of the stage, those of a league and of groups too, in order of their number. `others`: the table
 * of those among whom the best others go on, once all groups are over and none has that place for two; over as many matches
 * as the smallest group has.
 */
const Stage = z.object({
  kind: z.enum(['league', 'groups', 'knock-out']),
  tables: z.array(z.object({ name: z.string(), complete: z.boolean(), rows: z.array(TableRow) })),
  others: z.optional(z.array(TableRow)),
  ties: z.array(Tie),
})

export const RankedScorer = z.object({
  player: Person,
  team: Id,
  count: z.int(),
})

/** How often a team was shown a card, and what that counts in the fair play: fewest first. */
export const TeamCards = z.object({
  team: Id,
  yellow: z.int(),
  secondYellow: z.int(),
  red: z.int(),
  fairPlay: z.int(),
})

/**
 * Teams, stages, and matches laid over real bookings. `mine` is what a signed-in reader is to it: `organizer`,
 * and the teams in it that they lead or play for; who organizes it gets the `calendarRules` of the plan that was booked
 * last. Its dates are those of its `timeZone`.
 */
export const Tournament = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  state: TournamentState,
  ...tournamentFormat,
  squad: z.object({ most: z.int(), until: Instant }),
  rules: TournamentRules,
  organizer: Person,
  about: z.optional(z.string()),
  timeZone: z.string(),
  firstDay: z.optional(Day),
  lastDay: z.optional(Day),
  address: z.optional(z.string()),
  location: z.optional(Point),
  entries: z.array(TournamentEntry),
  draw: z.optional(z.object({ at: Instant, seed: z.string(), seeding: z.enum(['lot', 'strength', 'hand']) })),
  pitches: z.array(
    z.object({ _id: Id, name: z.string(), address: z.string(), timeZone: z.string(), location: Point }),
  ),
  stages: z.array(Stage),
  scorers: z.array(RankedScorer),
  cards: z.array(TeamCards),
  champion: z.optional(Id),
  mine: z.optional(
    z.object({
      organizer: z.boolean(),
      leads: z.array(Id),
      playsFor: z.array(Id),
      calendarRules: z.optional(CalendarRules),
    }),
  ),
  serverTime: Instant,
})
export type Tournament = z.infer<typeof Tournament>

/** A tournament in one line; `round` of `roundsInAll` is being played, `next` is its live or next match. */
export const TournamentCard = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  form: tournamentFormat.form,
  state: TournamentState,
  most: z.int(),
  entered: z.int(),
  entriesUntil: Instant,
  timeZone: z.string(),
  organizer: Person,
  firstDay: z.optional(Day),
  lastDay: z.optional(Day),
  address: z.optional(z.string()),
  distance: z.optional(z.number()),
  teams: z.array(TeamName),
  live: z.int(),
  played: z.int(),
  matches: z.int(),
  mine: z.optional(z.literal(true)),
})
export type TournamentCard = z.infer<typeof TournamentCard>

export const oneTournament = { params: ById, reply: Tournament } as const

/** Who makes it organizes it. */
export const createTournament = endpoint('POST /i-one/tournaments', 'Make a tournament', {
  once: true,
  body: NewTournament,
  reply: Tournament,
  refusals: ['organizers-only'],
})

/** Those that go on, then those to come, then those that are over, the latest first. `mine`: I organize it or am in it. */
export const listTournaments = endpoint('GET /i-one/tournaments', 'Tournaments', {
  mayLag: true,
  access: 'public',
  query: z.object({
    lng: z.optional(numeric(-180, 180)),
    lat: z.optional(numeric(-90, 90)),
    radius: z._default(numeric(1, 200), 50),
    show: z._default(z.enum(['all', 'on', 'coming', 'past', 'mine']), 'all'),
    limit: z._default(whole(1, 100), 100),
  }),
  reply: z.array(TournamentCard),
})

export const getTournament = endpoint('GET /i-one/tournaments/:id', 'One tournament', {
  ...oneTournament,
  access: 'public',
  refusals: ['not-found'],
})

export const getTournamentByCode = endpoint(
  'GET /i-one/shared-tournaments/:code',
  'The tournament of a link',
  {
    mayLag: true,
    access: 'public',
    params: z.object({ code: code(/^[A-Za-z0-9_-]{4,60}$/) }),
    reply: Tournament,
    refusals: ['not-found'],
  },
)

/** Before its first match. */
export const cancelTournament = endpoint('POST /i-one/tournaments/:id/cancel', 'Call a tournament off', {
  ...oneTournament,
  body: z.object({ reason: z.optional(line('Give a reason', 300)) }),
  refusals: ['not-found', 'not-yours', 'tournament-begun', 'tournament-over'],
})
