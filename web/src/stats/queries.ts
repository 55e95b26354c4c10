import { getPlayerStats } from '@i-one/contract/stats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

/** The current season unless one is asked for. */
export const playerStatsQuery = (id: string, season: string | undefined) =>
  queryOptions({
    queryKey: ['stats', 'player', id, season],
    queryFn: ({ signal }) => call(getPlayerStats, { params: { id }, query: { season }, signal }),
    placeholderData: keepPreviousData,
  })
