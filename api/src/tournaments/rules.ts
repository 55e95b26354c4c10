import { randomInt, randomBytes } from 'node:crypto'
import type { NewTournament } from '@i-one/contract/tournaments/new'
import type * as z from 'zod/mini'
import { type EndpointConcerning, isAllowed } from '../is-allowed.ts'
import { ApiError, toInputError, requireFound } from '../lib/http/api-error.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import type { Caller, Role } from '../roles.ts'
import type { StoredEntry, StoredTie, StoredTournament } from './sql.ts'

export type TournamentAction = EndpointConcerning<'tournament'>

type Organized = Pick<StoredTournament, 'organizerId'>

const rolesOf = ({ organizerId }: Organized, user: Caller, leaders: readonly string[]) => {
  const roles = new Set<Role>(['anyone', 'user'])
  if (organizerId === user.id) roles.add('organizer')
  if (leaders.includes(user.id)) roles.add('captain')
  if (user.isAdmin) roles.add('admin')
  return roles
}

export const requirePermission = (
  action: TournamentAction,
  tournament: Organized,
  user: Caller,
  leaders: readonly string[] = [],
) => {
  if (!isAllowed(action, rolesOf(tournament, user, leaders))) throw new ApiError('not-yours')
}

export const isOrganizer = ({ organizerId }: Organized, { id, isAdmin }: Caller) =>
  organizerId === id || isAdmin

export const requireNotCancelled = ({ state }: Pick<StoredTournament, 'state'>) => {
  if (state === 'cancelled') throw new ApiError('tournament-over')
}

export const requireNotEnded = ({ state }: Pick<StoredTournament, 'state'>) => {
  if (state === 'finished' || state === 'cancelled') throw new ApiError('tournament-over')
}

export const requireNotBegun = (tournament: Pick<StoredTournament, 'state'>) => {
  requireNotEnded(tournament)
  if (tournament.state === 'running') throw new ApiError('tournament-begun')
}

export const requireEntry = ({ entries }: Pick<StoredTournament, 'entries'>, team: string): StoredEntry => {
  const entry = entries.find((one) => one.team === team)
  if (!entry) throw new ApiError('not-entered')
  return entry
}

export const requireNoneBegun = ({ ties }: Pick<StoredTournament, 'ties'>, begun: readonly number[]) => {
  const matches = ties.filter(({ number }) => begun.includes(number)).map(({ id }) => id)
  // guard: a correction cannot change a tournament match that has begun
  if (matches.length) throw new ApiError('later-match-begun', { matches })
}

export const requireTie = ({ ties }: StoredTournament, id: string): StoredTie =>
  requireFound(ties.find((tie) => tie.id === id))

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const createTournamentCode = (name: string) => {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  const chance = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return words ? `${words}-${chance}` : chance
}

export const requireFutureDeadline = ({ entriesUntil }: z.output<typeof NewTournament>, now: Date) => {
  if (new Date(entriesUntil) <= now) throw toInputError({ entriesUntil: i18n._('Must be in the future') })
}

export const createSeed = () => randomBytes(12).toString('base64url')
