import { day } from '@i-one/game/durations'
import { type EndpointConcerning, isAllowed } from '../is-allowed.ts'
import { ApiError, toInputError } from '../lib/http/api-error.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import type { Caller, Role } from '../roles.ts'
import { requireFinishable } from '../sessions/rules.ts'

export interface MatchRelation {
  visibility: string | null
  is_captain: boolean
  is_team_captain: boolean
  is_organizer: boolean
  is_scorer: boolean
  has_place: boolean
  plays: boolean
}

export const maySee = (match: MatchRelation, user: Caller | null) =>
  match.visibility !== 'link' ||
  match.is_captain ||
  match.is_team_captain ||
  match.is_organizer ||
  match.is_scorer ||
  match.has_place ||
  user?.isAdmin === true

const rolesOf = (match: MatchRelation, user: Caller) => {
  const roles = new Set<Role>()
  if (match.is_captain) roles.add('captain')
  if (match.is_team_captain) roles.add('team-captain')
  if (match.is_scorer) roles.add('scorer')
  if (match.plays) roles.add('player')
  if (user.isAdmin) roles.add('admin')
  return roles
}

export const mayScore = (match: MatchRelation, user: Caller) =>
  isAllowed('recordEvents', rolesOf(match, user))

export const mayAppoint = (match: MatchRelation, user: Caller) =>
  isAllowed('appointScorer', rolesOf(match, user))

export const mayLineUp = (match: MatchRelation, user: Caller) => isAllowed('saveLineup', rolesOf(match, user))

export const requireVisible = <T extends MatchRelation>(match: T | undefined, user: Caller | null): T => {
  if (!match || !maySee(match, user)) throw new ApiError('not-found')
  return match
}

export const requirePermission = <T extends MatchRelation>(
  action: EndpointConcerning<'match'>,
  match: T | undefined,
  user: Caller,
) => {
  const seen = requireVisible(match, user)
  if (!isAllowed(action, rolesOf(seen, user))) throw new ApiError('not-yours')
  return seen
}

interface Playing {
  state: string
  sets: number
  matches: readonly { state: string }[]
}

export const requireNextMatch = ({ state, sets, matches }: Playing) => {
  requireFinishable(state, matches)
  if (sets < 2) throw new ApiError('opponent-wanted')
}

interface Pair {
  one?: number | undefined
  two?: number | undefined
}

export const parsePair = ({ sets }: Playing, { one, two }: Pair) => {
  if (one === undefined || two === undefined) return undefined
  const unknown = Object.entries({ one, two }).filter(([, set]) => set > sets)
  if (unknown.length)
    throw toInputError(Object.fromEntries(unknown.map(([side]) => [side, i18n._('This team doesn’t exist')])))
  return { one, two }
}

const longestSchedule = 31 * day

export const requireScheduleRange = (from: Date, to: Date) => {
  const length = to.getTime() - from.getTime()
  if (length < 0) throw toInputError({ to: i18n._('Must not be before the start') })
  if (length > longestSchedule) throw toInputError({ to: i18n._('At most 31 days') })
}
