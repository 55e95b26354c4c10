import type { Stream } from '@i-one/contract/endpoint'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { StreamConnection } from './stream-connection.ts'

/** Milliseconds between two requests while the stream does not come through. */
const pollInterval = 15_000

/** Keeps the stream open while the component is mounted. `refetchInterval` is for the query that it updates. */
export const useStream = <S extends Stream>(connection: StreamConnection<S>) => {
  useEffect(() => {
    connection.open()
    return () => connection.close()
  }, [connection])
  const { state } = useStore(connection.store)
  return { refetchInterval: state === 'lost' || state === 'connecting' ? pollInterval : (false as const) }
}

/** Puts what a stream sent into the cache. A request under way may bring something older, so it is made again. */
export const applyUpdate = <Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data | undefined,
) => {
  const isUnderWay = queries.isFetching({ queryKey, exact: true }) > 0
  queries.setQueryData<Data>(queryKey, change)
  if (isUnderWay) void queries.invalidateQueries({ queryKey, exact: true })
}
