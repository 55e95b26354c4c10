import { getPrices } from '@i-one/contract/centres/prices'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const pricesQuery = (pitch: string) =>
  queryOptions({
    queryKey: ['prices', pitch],
    // loaded once, so that a refetch does not change the form while editing
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => call(getPrices, { params: { id: pitch }, signal }),
  })
