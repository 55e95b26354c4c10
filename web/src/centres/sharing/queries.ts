import { getCentreByCode } from '@i-one/contract/centres/sharing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const centreQuery = (code: string) =>
  queryOptions({
    queryKey: ['centre', code],
    queryFn: ({ signal }) => call(getCentreByCode, { params: { code }, signal }),
  })
