import type { Stream } from '@i-one/contract/endpoint'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { browserEvents } from './browser-events.ts'
import { connection } from './call.ts'
import { StreamConnection, type StreamOptions } from './stream-connection.ts'

export type StreamSubscription<S extends Stream> = Omit<StreamOptions<S>, 'connection' | 'browserEvents'>

const pollInterval = 15_000

export const useStream = <S extends Stream>(watch: StreamSubscription<S>) => {
  const stream = useMemo(() => new StreamConnection({ ...watch, connection, browserEvents }), [watch])
  useEffect(() => {
    stream.open()
    return () => stream.close()
  }, [stream])
  const { state } = useStore(stream.store)
  const isLost = state === 'lost'
  return { isLost, refetchInterval: isLost || state === 'connecting' ? pollInterval : (false as const) }
}

/** Updates cached data. Cancels running requests first, because their older result would overwrite the update. */
export const applyUpdate = async <Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data | undefined,
) => {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Data>(queryKey, change)
}
