import { listTournamentsToAuthorize } from '@i-one/contract/tournaments/authorization'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { withOffset } from '../../lib/server-clock.ts'

/** What tournaments ask of pitches of mine. */
export const tournamentRequestsQuery = queryOptions({
  queryKey: ['tournaments', 'to-authorize'],
  queryFn: async ({ signal }) => (await call(listTournamentsToAuthorize, { signal })).map(withOffset),
  refetchInterval: 15_000,
})
