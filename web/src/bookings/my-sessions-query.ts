import { listMySessions } from '@i-one/contract/sessions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const mySessionsQuery = queryOptions({
  queryKey: ['sessions', 'mine'],
  queryFn: ({ signal }) => call(listMySessions, { signal }),
})
