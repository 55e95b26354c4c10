import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { message } from './i18n.ts'
import { MatchClock, MatchState } from './matches.ts'
import { Score, MatchRecord } from './matches/sides.ts'
import {
  ById,
  Day,
  Id,
  Instant,
  Point,
  codeField,
  lineField,
  numberField,
  wholeNumberField,
} from './shapes.ts'
import { TeamName } from './teams.ts'
import { NewTournament } from './tournaments/new.ts'
import {
  CalendarRules,
  TableCriterion,
  TournamentRules,
  tournamentFormatFields,
} from './tournaments/rules.ts'

export const TournamentState = z.enum(['entries', 'drawn', 'running', 'finished', 'cancelled'])
export type TournamentState = z.infer<typeof TournamentState>

const Person = z.object({ _id: z.optional(Id), name: z.string() })

const SquadPlayer = z.object({ player: Person, number: z.optional(z.int()) })

export const TournamentEntry = z.object({
  team: TeamName,
  state: z.enum(['entered', 'withdrawn']),
  squad: z.array(SquadPlayer),
  seed: z.optional(z.int()),
  group: z.optional(z.string()),
  deduction: z.optional(z.object({ points: z.int(), reason: z.string() })),
})
export type TournamentEntry = z.infer<typeof TournamentEntry>

const RowAmong = z.object({
  team: Id,
  played: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
})

/**
 * `decidedBy`: how level teams were separated. `goesOn`: the team advances; absent while the last qualifying place must
 * still be decided by drawing lots.
 */
export const TableRow = z.object({
  place: z.int(),
  team: Id,
  ...MatchRecord,
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
  fairPlay: z.int(),
  decidedBy: z.optional(
    z.object({ criterion: TableCriterion, among: z.array(Id), table: z.optional(z.array(RowAmong)) }),
  ),
  reason: z.optional(z.string()),
  /** Results of the last matches, latest last. */
  form: z.array(z.enum(['W', 'D', 'L'])),
  goesOn: z.optional(z.literal(true)),
  live: z.optional(z.literal(true)),
  withdrawn: z.optional(z.literal(true)),
})
export type TableRow = z.infer<typeof TableRow>

/** `source`: '1A' first of group A, '3/2' second of the best thirds, 'W7' winner of match 7, 'L10' loser of match 10. */
const TieSide = z.object({
  source: z.optional(z.string()),
  team: z.optional(Id),
  name: z.string(),
  initials: z.optional(z.string()),
})

const tieState = z.enum(['waiting', ...MatchState.options, 'both-absent', 'void'])

const playedTie = {
  state: tieState,
  start: z.optional(Instant),
  pitch: z.optional(Id),
  /** True if `getMatch` can return a match with this `_id`. */
  isMatch: z.boolean(),
  score: z.optional(Score),
  shootOut: z.optional(Score),
}
const EarlierTie = z.object({ _id: Id, ...playedTie })

/** `round` counts from 1, in a knock-out backwards from the final. `undecided`: drawn and awaiting a decision. */
export const Tie = z.object({
  _id: Id,
  number: z.int(),
  round: z.int(),
  group: z.optional(z.string()),
  thirdPlace: z.optional(z.literal(true)),
  matchType: z.string(),
  ...playedTie,
  teamOne: TieSide,
  teamTwo: TieSide,
  booking: z.optional(z.enum(['pending', 'confirmed'])),
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

const Stage = z.object({
  kind: z.enum(['league', 'groups', 'knock-out']),
  tables: z.array(z.object({ name: z.string(), complete: z.boolean(), rows: z.array(TableRow) })),
  /** The table for the `bestOthers` places, set once all groups are complete. */
  others: z.optional(z.array(TableRow)),
  ties: z.array(Tie),
})

export const RankedScorer = z.object({ player: Person, team: Id, count: z.int() })

export const TeamCards = z.object({
  team: Id,
  yellow: z.int(),
  secondYellow: z.int(),
  red: z.int(),
  fairPlay: z.int(),
})

/** `mine`: the caller's role and teams. `calendarRules`: only for the organizer. Days are local to `timeZone`. */
export const Tournament = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  state: TournamentState,
  ...tournamentFormatFields,
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

export const TournamentCard = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  form: tournamentFormatFields.form,
  state: TournamentState,
  most: z.int(),
  entered: z.int(),
  entriesUntil: Instant,
  timeZone: z.string(),
  organizer: Person,
  firstDay: z.optional(Day),
  lastDay: z.optional(Day),
  address: z.optional(z.string()),
  /** Distance in metres. */
  distance: z.optional(z.number()),
  teams: z.array(TeamName),
  live: z.int(),
  played: z.int(),
  matches: z.int(),
  mine: z.optional(z.literal(true)),
})
export type TournamentCard = z.infer<typeof TournamentCard>

export const tournamentByIdOptions = { params: ById, reply: Tournament } as const

export const createTournament = endpoint('POST /i-one/tournaments', 'Create a tournament', {
  idempotent: true,
  body: NewTournament,
  reply: Tournament,
  errors: ['organizers-only'],
})

/** Lists running tournaments first, then upcoming, then past. `radius` is in kilometres. */
export const listTournaments = endpoint('GET /i-one/tournaments', 'List tournaments', {
  allowReplica: true,
  access: 'public',
  query: z.object({
    lng: z.optional(numberField(-180, 180)),
    lat: z.optional(numberField(-90, 90)),
    radius: z._default(numberField(1, 200), 50),
    show: z._default(z.enum(['all', 'on', 'coming', 'past', 'mine']), 'all'),
    limit: z._default(wholeNumberField(1, 100), 100),
  }),
  reply: z.array(TournamentCard),
})

export const getTournament = endpoint('GET /i-one/tournaments/:id', 'Get a tournament', {
  ...tournamentByIdOptions,
  access: 'public',
  errors: ['not-found'],
})

export const getTournamentByCode = endpoint(
  'GET /i-one/shared-tournaments/:code',
  'Get a tournament by link code',
  {
    allowReplica: true,
    access: 'public',
    params: z.object({ code: codeField(/^[A-Za-z0-9_-]{4,60}$/) }),
    reply: Tournament,
    errors: ['not-found'],
  },
)

export const cancelTournament = endpoint('POST /i-one/tournaments/:id/cancel', 'Cancel a tournament', {
  ...tournamentByIdOptions,
  body: z.object({ reason: z.optional(lineField(message('Give a reason'), 300)) }),
  errors: ['not-found', 'not-yours', 'tournament-begun', 'tournament-over'],
})
