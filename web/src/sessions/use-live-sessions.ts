import { watchMySessions } from '@i-one/contract/sessions'
import { watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mySessionsQuery } from '../bookings/my-sessions-query.ts'
import { applyUpdate, useStream, type StreamSubscription } from '../lib/use-stream.ts'
import { sessionRequestsQuery } from './queries.ts'

type Watched = typeof watchMySessions | typeof watchSessionsToAuthorize

const useWatched = <Query extends { queryKey: QueryKey }>(query: Query, stream: Watched) => {
  const queries = useQueryClient()
  const watch = useMemo(
    (): StreamSubscription<Watched> => ({
      stream,
      ask: () => ({}),
      onMessage: ({ name, data }) => name === 'sessions' && applyUpdate(queries, query.queryKey, () => data),
    }),
    [queries, query, stream],
  )
  return { ...query, ...useStream(watch) }
}

export const useMySessions = () => useWatched(mySessionsQuery, watchMySessions)

export const useSessionsToAuthorize = () => useWatched(sessionRequestsQuery, watchSessionsToAuthorize)
