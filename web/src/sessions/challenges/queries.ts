import { type Challenge, getChallenge } from '@i-one/contract/sessions/challenges'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const challengeQuery = (id: string) =>
  queryOptions({
    queryKey: ['challenges', 'one', id],
    queryFn: ({ signal }) => call(getChallenge, { params: { id }, signal }),
    refetchInterval: 15_000,
  })

export const updateChallengeQuery = (queries: QueryClient, challenge: Challenge) => {
  queries.setQueryData(challengeQuery(challenge._id).queryKey, challenge)
  void queries.invalidateQueries({ queryKey: ['challenges', 'of'] })
  if (challenge.session) void queries.invalidateQueries({ queryKey: ['sessions'] })
}
