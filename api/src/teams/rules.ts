import { randomBytes } from 'node:crypto'
import type { changeTeam } from '@i-one/contract/teams'
import type * as z from 'zod/mini'
import { type EndpointConcerning, isAllowed } from '../is-allowed.ts'
import { ApiError } from '../lib/http/api-error.ts'
import type { Caller, Role } from '../roles.ts'
import type { TeamSettings, StoredTeam } from './sql.ts'

export type TeamAction = EndpointConcerning<'team'>

type Members = Pick<StoredTeam, 'members'>
type Led = Pick<StoredTeam, 'members' | 'endedAt'>

export const createInviteCode = () => randomBytes(16).toString('base64url')

const maxMembers = 50
/** Requests to join have a separate limit, so that they do not use up places in the team. */
const maxAsked = 20
const maxFormations = 10

export const findMember = ({ members }: Members, userId: string) =>
  members.find((one) => one.userId === userId)

export const listLeaders = ({ members }: Members) =>
  members.filter(({ state, role }) => state === 'member' && role !== 'member').map(({ userId }) => userId)

const isCaptain = (team: Members, userId: string) => findMember(team, userId)?.role === 'captain'

const rolesOf = (team: Members, { id, isAdmin }: Caller) => {
  const roles = new Set<Role>(['anyone', 'user'])
  const role = findMember(team, id)?.role
  if (role === 'captain' || role === 'vice-captain') roles.add(role)
  if (isAdmin) roles.add('admin')
  return roles
}

export const isAllowedInTeam = (action: TeamAction, team: Members, user: Caller) =>
  isAllowed(action, rolesOf(team, user))

export const requireNotDisbanded = ({ endedAt }: Pick<Led, 'endedAt'>) => {
  if (endedAt !== null) throw new ApiError('team-ended')
}

export const requireLeader = (action: TeamAction, team: Led, user: Caller) => {
  if (!isAllowedInTeam(action, team, user)) throw new ApiError('not-yours')
}

export const requirePermission = (action: TeamAction, team: Led, user: Caller) => {
  requireLeader(action, team, user)
  requireNotDisbanded(team)
}

const countOf = ({ members }: Members, state: 'asked' | 'member') =>
  members.filter((one) => one.state === state).length

export const requirePlaceFree = (team: Led) => {
  if (countOf(team, 'member') >= maxMembers) throw new ApiError('team-full')
}

export const toJoiningState = (
  team: Led & { inviteCode: string },
  userId: string,
  code: string | undefined,
): 'asked' | 'member' | undefined => {
  // guard: only the current link of a team admits players
  if (code !== undefined && code !== team.inviteCode) throw new ApiError('wrong-link')
  const there = findMember(team, userId)
  if (there?.state === 'member' || (there && code === undefined)) return undefined
  requirePlaceFree(team)
  if (code !== undefined) return 'member'
  if (countOf(team, 'asked') >= maxAsked) throw new ApiError('too-many-asked')
  return 'asked'
}

export const requireMember = (team: Led, userId: string) => {
  if (findMember(team, userId)?.state !== 'member') throw new ApiError('not-a-member')
}

export const requireMembership = (team: Led, userId: string) => {
  if (!findMember(team, userId)) throw new ApiError('not-a-member')
}

export const requireNotCaptain = (team: Led, userId: string) => {
  if (isCaptain(team, userId)) throw new ApiError('captain-stays')
}

export const requireFormationLimit = (formations: readonly { id: string }[], id: string) => {
  if (formations.length >= maxFormations && !formations.some((one) => one.id === id))
    throw new ApiError('too-many-formations')
}

const orBefore = <Value>(input: Value | undefined, before: Value) => (input === undefined ? before : input)

type TeamChange = z.output<typeof changeTeam.body>

export const applyTeamChange = (team: TeamSettings, input: TeamChange): TeamSettings => {
  const [lng, lat] = input.location?.coordinates ?? [team.lng, team.lat]
  return {
    name: input.name ?? team.name,
    colour: orBefore(input.colour, team.colour),
    address: input.address ?? team.address,
    lng,
    lat,
    matchWanted: orBefore(input.matchWanted, team.matchWanted),
    playersWanted: orBefore(input.playersWanted, team.playersWanted),
  }
}

type Words = { [Field in 'address' | 'matchWanted' | 'playersWanted']?: string | null | undefined }

export const listChangedTexts = (after: Words, before: Words = {}) => ({
  'teams.address': after.address !== before.address && after.address,
  'teams.match_wanted': after.matchWanted !== before.matchWanted && after.matchWanted,
  'teams.players_wanted': after.playersWanted !== before.playersWanted && after.playersWanted,
})
