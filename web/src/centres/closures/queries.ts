import { listCentreClosures } from '@i-one/contract/centres/closures'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const centreClosuresQuery = (centre: string) =>
  queryOptions({
    queryKey: ['host', 'closures', centre],
    queryFn: ({ signal }) => call(listCentreClosures, { params: { id: centre }, signal }),
  })
