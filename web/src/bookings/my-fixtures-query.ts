import { listMyFixtures } from '@i-one/contract/tournaments/mine'
import { minute } from '@i-one/game/durations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { withOffset } from '../lib/server-clock.ts'

/** Matches of tournaments to come, of squads that have me and of teams I lead. */
export const myFixturesQuery = queryOptions({
  queryKey: ['tournaments', 'fixtures'],
  queryFn: async ({ signal }) => (await call(listMyFixtures, { signal })).map(withOffset),
  refetchInterval: minute,
})
