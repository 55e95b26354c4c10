import type { Stream } from '@i-one/contract/endpoint'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import type { Line } from './stream-connection.ts'

/** Where no line comes through, what it would tell is asked for again and again. */
const often = 15_000

/** Keeps a line open while what uses it is there. `refetchInterval` is for the query of what it tells. */
export const useLine = <S extends Stream>(line: Line<S>) => {
  useEffect(() => {
    line.open()
    return () => line.close()
  }, [line])
  const { state } = useSyncExternalStore(line.subscribe, line.get)
  return { refetchInterval: state === 'lost' || state === 'connecting' ? often : (false as const) }
}

/** What a line told. An answer that is under way meanwhile may be the older one, so it is asked for anew. */
export const told = <Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data | undefined,
) => {
  const isUnderWay = queries.isFetching({ queryKey, exact: true }) > 0
  queries.setQueryData<Data>(queryKey, change)
  if (isUnderWay) void queries.invalidateQueries({ queryKey, exact: true })
}
