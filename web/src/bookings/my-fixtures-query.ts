import { listMyFixtures } from '@i-one/contract/tournaments/mine'
import { minute } from '@i-one/game/durations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const myFixturesQuery = queryOptions({
  queryKey: ['tournaments', 'fixtures'],
  queryFn: ({ signal }) => call(listMyFixtures, { signal }),
  refetchInterval: minute,
})
