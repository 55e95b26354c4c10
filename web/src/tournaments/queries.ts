import type { Point } from '@i-one/contract/shapes'
import {
  getTournamentByCode,
  getTournament,
  listTournaments,
  type Tournament,
} from '@i-one/contract/tournaments'
import { listSuccessors } from '@i-one/contract/tournaments/handing-over'
import { listTieSlots } from '@i-one/contract/tournaments/moving'
import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Placeholder for an unknown location. */
export const nowhere: Point = { type: 'Point', coordinates: [0, 0] }

export type TournamentListFilter = 'all' | 'past' | 'mine'

export const tournamentsQuery = (show: TournamentListFilter, near?: readonly [number, number]) =>
  queryOptions({
    queryKey: ['tournaments', 'list', show, near],
    queryFn: ({ signal }) =>
      call(listTournaments, { query: { show, ...(near && { lng: near[0], lat: near[1] }) }, signal }),
  })

/** Keeps the newer tournament, because responses can arrive out of order. */
const keepNewer = (before: unknown, after: unknown) => {
  const [old, fresh] = [before as Tournament | undefined, after as Tournament]
  return old && old.serverTime > fresh.serverTime ? old : replaceEqualDeep(old, fresh)
}

export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: ['tournaments', 'one', id],
    queryFn: ({ signal }) => call(getTournament, { params: { id }, signal }),
    structuralSharing: keepNewer,
  })

export const sharedTournamentQuery = (code: string) =>
  queryOptions({
    queryKey: ['tournaments', 'by-code', code],
    queryFn: ({ signal }) => call(getTournamentByCode, { params: { code }, signal }),
    structuralSharing: keepNewer,
  })

export const updateTournamentQuery = (queries: QueryClient, tournament: Tournament) => {
  queries.setQueryData(tournamentQuery(tournament._id).queryKey, tournament)
  queries.setQueryData(sharedTournamentQuery(tournament.code).queryKey, tournament)
}

export const tieSlotsQuery = (id: string, match: string, requested: { pitch?: string; from?: string }) =>
  queryOptions({
    queryKey: ['tournaments', 'slots', id, match, requested],
    queryFn: ({ signal }) => call(listTieSlots, { params: { id, match }, query: requested, signal }),
    gcTime: 0,
  })

export const successorsQuery = (id: string) =>
  queryOptions({
    queryKey: ['tournaments', 'successors', id],
    queryFn: ({ signal }) => call(listSuccessors, { params: { id }, signal }),
  })
