import { getPrices } from '@i-one/contract/centres/prices'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const pricesQuery = (pitch: string) =>
  queryOptions({
    queryKey: ['prices', pitch],
    // Prices are never refetched automatically, because new data would reset the form while the user edits.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => call(getPrices, { params: { id: pitch }, signal }),
  })
