import { watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { watchMySessions } from '@i-one/contract/sessions'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { connection } from '../lib/call.ts'
import { Line } from '../lib/stream-connection.ts'
import { senses } from '../lib/browser-events.ts'
import { heard } from '../lib/server-clock.ts'
import { told, useLine } from '../lib/use-stream.ts'
import { mySessionsQuery, toAuthorizeQuery } from './queries.ts'

const lineOf = (
  queries: QueryClient,
  queryKey: readonly unknown[],
  stream: typeof watchMySessions | typeof watchSessionsToAuthorize,
) =>
  new Line({
    connection,
    senses,
    stream,
    ask: () => ({}),
    onMessage: (message) =>
      message.name === 'sessions' && told(queries, queryKey, () => message.data.map(heard)),
  })

/** For `useQuery`: my sessions as they move. */
export const useMySessions = () => {
  const queries = useQueryClient()
  const line = useMemo(() => lineOf(queries, mySessionsQuery.queryKey, watchMySessions), [queries])
  return { ...mySessionsQuery, ...useLine(line) }
}

/** For `useQuery`: what waits for an organizer's answer, as it comes. */
export const useToAuthorize = () => {
  const queries = useQueryClient()
  const line = useMemo(() => lineOf(queries, toAuthorizeQuery.queryKey, watchSessionsToAuthorize), [queries])
  return { ...toAuthorizeQuery, ...useLine(line) }
}
