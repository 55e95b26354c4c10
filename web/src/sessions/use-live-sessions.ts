import { watchMySessions } from '@i-one/contract/sessions'
import { watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mySessionsQuery } from '../bookings/my-sessions-query.ts'
import { applyUpdate, useStream, type Watch } from '../lib/use-stream.ts'
import { toAuthorizeQuery } from './queries.ts'

type Watched = typeof watchMySessions | typeof watchSessionsToAuthorize

const watchOf = (queries: QueryClient, queryKey: readonly unknown[], stream: Watched): Watch<Watched> => ({
  stream,
  ask: () => ({}),
  onMessage: ({ name, data }) => name === 'sessions' && applyUpdate(queries, queryKey, () => data),
})

export const useMySessions = () => {
  const queries = useQueryClient()
  const watch = useMemo(() => watchOf(queries, mySessionsQuery.queryKey, watchMySessions), [queries])
  return { ...mySessionsQuery, ...useStream(watch) }
}

export const useToAuthorize = () => {
  const queries = useQueryClient()
  const watch = useMemo(
    () => watchOf(queries, toAuthorizeQuery.queryKey, watchSessionsToAuthorize),
    [queries],
  )
  return { ...toAuthorizeQuery, ...useStream(watch) }
}
