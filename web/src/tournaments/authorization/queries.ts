import { listTournamentsToAuthorize } from '@i-one/contract/tournaments/authorization'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const tournamentRequestsQuery = queryOptions({
  queryKey: ['tournaments', 'to-authorize'],
  queryFn: ({ signal }) => call(listTournamentsToAuthorize, { signal }),
  refetchInterval: 15_000,
})
