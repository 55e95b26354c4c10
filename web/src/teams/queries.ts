import { listChallenges } from '@i-one/contract/sessions/challenges'
import type { Point } from '@i-one/contract/shapes'
import { findNearbyTeams, getTeam, listMyTeams } from '@i-one/contract/teams'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callQuery } from '../lib/call-query.ts'
import { call } from '../lib/call.ts'

export const teamQuery = (id: string, code: string | undefined) =>
  callQuery(['teams', 'one', id, code], getTeam, { params: { id }, query: { code } })

export const myTeamsQuery = callQuery(['teams', 'mine'], listMyTeams)

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
  callQuery(['teams', 'named', lng, lat, q], findNearbyTeams, {
    query: { lng, lat, radius: 50, limit: 8, q },
  })

export const teamChallengesQuery = (team: string) =>
  callQuery(['challenges', 'of', team], listChallenges, { params: { id: team } })
