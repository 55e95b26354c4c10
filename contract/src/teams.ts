import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { message } from './i18n.ts'
import { NamedTeam, MatchOutcome } from './matches/sides.ts'
import {
  ById,
  Done,
  Id,
  Instant,
  Point,
  lineField,
  numberField,
  optionalLineField,
  pointField,
  wholeNumberField,
} from './shapes.ts'
import { teamColours } from './teams/colours.ts'

export const TeamColour = z.enum(teamColours)
export type TeamColour = z.infer<typeof TeamColour>

const named = { _id: Id, name: z.string(), initials: z.string(), colour: z.optional(TeamColour) }

export const TeamName = z.object(named)
export type TeamName = z.infer<typeof TeamName>

const Player = z.object({ _id: Id, name: z.string(), position: z.nullable(z.string()) })

/** A vice-captain can act for the team, but cannot update, transfer or disband it. */
export const TeamRole = z.enum(['captain', 'vice-captain', 'member'])

export const TeamMember = z.object({
  player: Player,
  role: TeamRole,
  number: z.optional(z.int()),
  since: Instant,
})
export type TeamMember = z.infer<typeof TeamMember>

const Percent = z.number().check(z.gte(0), z.lte(100))

/** `x` and `y` are percentages of the pitch's width and length, measured from the own goal. */
export const FormationSpot = z.object({
  role: z.enum(['goalkeeper', 'defenders', 'midfielders', 'forward']),
  x: Percent,
  y: Percent,
  player: z.optional(Id),
})

export const TeamFormation = z.object({ _id: Id, name: z.string(), spots: z.array(FormationSpot) })
export type TeamFormation = z.infer<typeof TeamFormation>

const Mine = z.object({ state: z.enum(['asked', 'member']), role: TeamRole, number: z.optional(z.int()) })

const wanted = { matchWanted: z.optional(z.string()), playersWanted: z.optional(z.string()) }

/** Tournament matches have `match`, other fixtures `session`. `opponent` is missing if more than two sets take turns. */
export const TeamFixture = z.object({
  session: z.optional(Id),
  match: z.optional(Id),
  matchType: z.string(),
  start: Instant,
  pitch: z.object({ _id: Id, name: z.string(), timeZone: z.string() }),
  team: NamedTeam,
  opponent: z.optional(NamedTeam),
  serverTime: Instant,
})
export type TeamFixture = z.infer<typeof TeamFixture>

/** `asked` and `invite`: only for leaders and staff. `invited`: the sent `code` is valid. `location`: accurate to 1 km. */
export const Team = z.object({
  ...named,
  ...wanted,
  address: z.string(),
  location: Point,
  members: z.array(TeamMember),
  formations: z.array(TeamFormation),
  next: z.optional(TeamFixture),
  mine: z.optional(Mine),
  asked: z.optional(z.array(z.object({ player: Player, since: Instant }))),
  invite: z.optional(z.string()),
  invited: z.optional(z.literal(true)),
  endedAt: z.optional(Instant),
})
export type Team = z.infer<typeof Team>

export const TeamCard = z.object({
  ...named,
  ...wanted,
  address: z.string(),
  members: z.int(),
  form: z.array(MatchOutcome),
  mine: z.optional(Mine),
  asking: z.optional(z.int()),
})
export type TeamCard = z.infer<typeof TeamCard>

const words = optionalLineField(80)

export const NewTeam = z.object({
  name: lineField(message('Name is required'), 40),
  colour: z.optional(TeamColour),
  address: lineField(message('Choose the team’s home area'), 200),
  location: pointField(message('Choose a place from the list')),
  matchWanted: z.optional(words),
  playersWanted: z.optional(words),
})

export const teamByIdOptions = { params: ById, reply: Team } as const

export const createTeam = endpoint('POST /i-one/teams', 'Create a team', {
  idempotent: true,
  body: NewTeam,
  reply: Team,
})

export const listMyTeams = endpoint('GET /i-one/teams/mine', 'List your teams', { reply: z.array(TeamCard) })

/** `radius` is in kilometres. `distance` is in metres, rounded to hundreds. */
export const findNearbyTeams = endpoint('GET /i-one/teams/nearby', 'List teams nearby', {
  allowReplica: true,
  query: z.object({
    lng: numberField(-180, 180),
    lat: numberField(-90, 90),
    radius: z._default(numberField(1, 50), 25),
    q: z.optional(optionalLineField(100)),
    limit: z._default(wholeNumberField(1, 100), 20),
    skip: z._default(wholeNumberField(0, 10_000), 0),
    wanted: z.optional(z.enum(['match', 'players'])),
  }),
  reply: z.array(z.extend(TeamCard, { distance: z.number() })),
})

export const getTeam = endpoint('GET /i-one/teams/:id', 'Get a team', {
  ...teamByIdOptions,
  query: z.object({ code: z.optional(optionalLineField(100)) }),
  errors: ['not-found'],
})

/** `null` resets `colour`, or ends the team's search for a match or for players. */
export const changeTeam = endpoint('PATCH /i-one/teams/:id', 'Update a team', {
  ...teamByIdOptions,
  body: z.extend(z.partial(z.omit(NewTeam, { colour: true })), {
    colour: z.optional(z.nullable(TeamColour)),
    matchWanted: z.optional(z.nullable(words)),
    playersWanted: z.optional(z.nullable(words)),
  }),
  errors: ['not-found', 'not-yours', 'team-ended'],
})

export const disbandTeam = endpoint('DELETE /i-one/teams/:id', 'Disband a team', {
  params: ById,
  reply: Done,
  errors: ['not-found', 'not-yours'],
})

export const renewInvite = endpoint('POST /i-one/teams/:id/invite', "Replace a team's invite link", {
  ...teamByIdOptions,
  errors: ['not-found', 'not-yours', 'team-ended'],
})
