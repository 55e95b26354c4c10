import { findLiveMatch, getMatch } from '@i-one/contract/matches'
import { listMatches } from '@i-one/contract/matches/schedule'
import { getWhistle, listScorers } from '@i-one/contract/matches/scorers'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../lib/call.ts'
import { fetchNearbyGames } from '../lib/games.ts'
import { toArea } from '../lib/places/area.ts'
import { staleAfter } from '../lib/query-client.ts'

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['matches', 'one', id],
    queryFn: ({ signal }) => call(getMatch, { params: { id }, signal }),
    staleTime: staleAfter(0),
  })

export const liveMatchQuery = queryOptions({
  queryKey: ['matches', 'live'],
  queryFn: ({ signal }) => call(findLiveMatch, { signal }),
  staleTime: staleAfter(0),
  gcTime: 0,
  refetchInterval: ({ state }) => (state.data?.match === null ? 10_000 : false),
})

export type ScheduleFilter = 'all' | 'tournaments' | 'friendlies'

export const toPositionQuery = (where: readonly [number, number]) => {
  const [lng, lat] = toArea(where)
  return lng === 0 && lat === 0 ? {} : { lng, lat }
}

export type ScheduleParams = z.input<typeof listMatches.query>

export const scheduleQuery = (wanted: ScheduleParams) =>
  queryOptions({
    queryKey: ['matches', 'schedule', wanted],
    queryFn: ({ signal }) => call(listMatches, { query: wanted, signal }),
    placeholderData: (before, query) => {
      // keeps showing the previous rows while more rows of the same day load
      const [, , last] = (query?.queryKey ?? []) as [string?, string?, ScheduleParams?]
      return last?.from === wanted.from && last.filter === wanted.filter ? before : undefined
    },
  })

export const sessionsAroundQuery = ([lng, lat]: readonly [number, number]) =>
  queryOptions({
    queryKey: ['sessions', 'around', lng, lat],
    queryFn: ({ signal }) => fetchNearbyGames({ lng, lat, limit: 100 }, signal),
  })

export const scorersQuery = (match: string) =>
  queryOptions({
    queryKey: ['matches', 'scorers', match],
    queryFn: ({ signal }) => call(listScorers, { params: { id: match }, signal }),
    staleTime: staleAfter(0),
  })

export const scorerLinkKey = (match: string) => ['matches', 'whistle link', match]

export const scorerLinkQuery = (code: string) =>
  queryOptions({
    queryKey: ['matches', 'whistle', code],
    queryFn: ({ signal }) => call(getWhistle, { params: { code }, signal }),
  })
