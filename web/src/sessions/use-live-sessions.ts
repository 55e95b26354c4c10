import { watchMySessions } from '@i-one/contract/sessions'
import { watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mySessionsQuery } from '../bookings/my-sessions-query.ts'
import { browserEvents } from '../lib/browser-events.ts'
import { connection } from '../lib/call.ts'
import { withOffset } from '../lib/server-clock.ts'
import { StreamConnection } from '../lib/stream-connection.ts'
import { applyUpdate, useStream } from '../lib/use-stream.ts'
import { toAuthorizeQuery } from './queries.ts'

const connectionOf = (
  queries: QueryClient,
  queryKey: readonly unknown[],
  stream: typeof watchMySessions | typeof watchSessionsToAuthorize,
) =>
  new StreamConnection({
    connection,
    browserEvents,
    stream,
    ask: () => ({}),
    onMessage: (message) =>
      message.name === 'sessions' && applyUpdate(queries, queryKey, () => message.data.map(withOffset)),
  })

/** For `useQuery`: my sessions as they move. */
export const useMySessions = () => {
  const queries = useQueryClient()
  const stream = useMemo(() => connectionOf(queries, mySessionsQuery.queryKey, watchMySessions), [queries])
  return { ...mySessionsQuery, ...useStream(stream) }
}

/** For `useQuery`: what waits for an organizer's answer, as it comes. */
export const useToAuthorize = () => {
  const queries = useQueryClient()
  const stream = useMemo(
    () => connectionOf(queries, toAuthorizeQuery.queryKey, watchSessionsToAuthorize),
    [queries],
  )
  return { ...toAuthorizeQuery, ...useStream(stream) }
}
