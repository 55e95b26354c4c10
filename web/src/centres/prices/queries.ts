import { getPrices } from '@i-one/contract/centres/prices'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const pricesQuery = (pitch: string) =>
  queryOptions({
    queryKey: ['prices', pitch],
    // loaded when the page opens, and not again under the hands of who edits
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => call(getPrices, { params: { id: pitch }, signal }),
  })
