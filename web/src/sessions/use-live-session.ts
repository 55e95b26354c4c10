import { watchSession } from '@i-one/contract/sessions'
import { type SharedSession, watchSharedSession, fromSharedSession } from '@i-one/contract/sharing'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStream, type StreamSubscription } from '../lib/use-stream.ts'
import { sessionQuery, updateSessionQuery, sharedSessionQuery } from './queries.ts'

type Watched = typeof watchSession | typeof watchSharedSession

/** Subscribes to the session's stream. Resets the query if the user is no longer allowed to see the session. */
const toSubscription = <S extends Watched>(
  queries: QueryClient,
  queryKey: readonly unknown[],
  requested: Pick<StreamSubscription<S>, 'stream' | 'ask'>,
): StreamSubscription<S> => ({
  ...requested,
  onMessage: ({ name, data }) => {
    if (name !== 'session') return
    const session = fromSharedSession(data as SharedSession)
    updateSessionQuery(queries, session)
    // also updates the old link's query, because `updateSessionQuery` uses the session's current link
    queries.setQueryData(queryKey, session)
  },
  onLink: ({ state }) => state === 'refused' && void queries.resetQueries({ queryKey, exact: true }),
})

export const useLiveSession = (id: string) => {
  const queries = useQueryClient()
  const watch = useMemo(() => {
    const requested = { stream: watchSession, ask: () => ({ params: { id } }) }
    return toSubscription(queries, sessionQuery(id).queryKey, requested)
  }, [id, queries])
  return { ...sessionQuery(id), ...useStream(watch) }
}

export const useSharedSession = (code: string) => {
  const queries = useQueryClient()
  const watch = useMemo(() => {
    const requested = { stream: watchSharedSession, ask: () => ({ params: { code } }) }
    return toSubscription(queries, sharedSessionQuery(code).queryKey, requested)
  }, [code, queries])
  return { ...sharedSessionQuery(code), ...useStream(watch) }
}
