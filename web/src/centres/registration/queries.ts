import { listMyCentres } from '@i-one/contract/centres/registration'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const myCentresQuery = queryOptions({
  queryKey: ['centres', 'mine'],
  queryFn: ({ signal }) => call(listMyCentres, { signal }),
})
