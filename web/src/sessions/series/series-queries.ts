import type { Session } from '@i-one/contract/sessions'
import { listRepeats, listSeries } from '@i-one/contract/sessions/series'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { freshFor } from '../../lib/query-client.ts'

export const repeatsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', 'repeats', id],
    queryFn: ({ signal }) => call(listRepeats, { params: { id }, signal }),
    staleTime: freshFor(0),
    refetchInterval: 30_000,
  })

/** Also reloads when the user comes back, because another session of the series may have been cancelled. */
export const seriesQuery = ({ _id: id, state, start }: Session) =>
  queryOptions({
    queryKey: ['sessions', 'series', id, state, start],
    queryFn: ({ signal }) => call(listSeries, { params: { id }, signal }),
    staleTime: freshFor(0),
    placeholderData: keepPreviousData,
  })
