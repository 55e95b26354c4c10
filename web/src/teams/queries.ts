import { listChallenges } from '@i-one/contract/sessions/challenges'
import type { Point } from '@i-one/contract/shapes'
import { findNearbyTeams, getTeam, listMyTeams } from '@i-one/contract/teams'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../lib/call.ts'

export const teamQuery = (id: string, code: string | undefined) =>
  queryOptions({
    queryKey: ['teams', 'one', id, code],
    queryFn: ({ signal }) => call(getTeam, { params: { id }, query: { code }, signal }),
  })

export const myTeamsQuery = queryOptions({
  queryKey: ['teams', 'mine'],
  queryFn: ({ signal }) => call(listMyTeams, { signal }),
})

export const nearbyTeamsKey = ['teams', 'near'] as const

const pageLength = 50

export const nearbyTeamsQuery = ({ coordinates: [lng, lat] }: Point, wanted?: 'match' | 'players') =>
  infiniteQueryOptions({
    queryKey: [...nearbyTeamsKey, lng, lat, wanted],
    queryFn: ({ signal, pageParam: skip }) =>
      call(findNearbyTeams, { query: { lng, lat, limit: pageLength, skip, wanted }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.length * pageLength),
    // removes duplicates, because teams created between two requests shift the pages
    select: ({ pages }) => [...new Map(pages.flat().map((team) => [team._id, team])).values()],
  })

export type NearbyTeam = z.output<typeof findNearbyTeams.reply>[number]

export const teamSearchQuery = ({ coordinates: [lng, lat] }: Point, q: string) =>
  queryOptions({
    queryKey: ['teams', 'named', lng, lat, q],
    queryFn: ({ signal }) => call(findNearbyTeams, { query: { lng, lat, radius: 50, limit: 8, q }, signal }),
  })

export const teamChallengesQuery = (team: string) =>
  queryOptions({
    queryKey: ['challenges', 'of', team],
    queryFn: ({ signal }) => call(listChallenges, { params: { id: team }, signal }),
  })
