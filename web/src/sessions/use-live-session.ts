import { type Session, watchSession } from '@i-one/contract/sessions'
import { watchSharedSession } from '@i-one/contract/sharing'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { browserEvents } from '../lib/browser-events.ts'
import { connection } from '../lib/call.ts'
import { StreamConnection, type StreamOptions } from '../lib/stream-connection.ts'
import { useStream } from '../lib/use-stream.ts'
import { sessionQuery, sessionSeen, sharedSessionQuery } from './queries.ts'

type Watch = typeof watchSession | typeof watchSharedSession

/** Who may not see it any more is not shown what it was. */
const connectionOf = <W extends Watch>(
  queries: QueryClient,
  queryKey: readonly unknown[],
  options: Pick<StreamOptions<W>, 'stream' | 'ask'>,
) =>
  new StreamConnection<W>({
    ...options,
    connection,
    browserEvents,
    onMessage: ({ name, data }) => name === 'session' && sessionSeen(queries, data as Session),
    onLink: ({ state }) => state === 'refused' && void queries.resetQueries({ queryKey, exact: true }),
  })

/** For `useQuery`: a session as it moves, for who is signed in. */
export const useLiveSession = (id: string) => {
  const queries = useQueryClient()
  const stream = useMemo(
    () =>
      connectionOf(queries, sessionQuery(id).queryKey, {
        stream: watchSession,
        ask: () => ({ params: { id } }),
      }),
    [id, queries],
  )
  return { ...sessionQuery(id), ...useStream(stream) }
}

/** For `useQuery`: a session as it moves, for who has the link. */
export const useSharedSession = (code: string) => {
  const queries = useQueryClient()
  const stream = useMemo(
    () =>
      connectionOf(queries, sharedSessionQuery(code).queryKey, {
        stream: watchSharedSession,
        ask: () => ({ params: { code } }),
      }),
    [code, queries],
  )
  return { ...sharedSessionQuery(code), ...useStream(stream) }
}
