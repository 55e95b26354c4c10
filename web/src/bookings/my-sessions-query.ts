import { listMySessions } from '@i-one/contract/sessions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** What one has booked or joined: also who takes a slot is warned of another session at that time. */
export const mySessionsQuery = queryOptions({
  queryKey: ['sessions', 'mine'],
  queryFn: ({ signal }) => call(listMySessions, { signal }),
})
