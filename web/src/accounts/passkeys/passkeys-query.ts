import { listPasskeys } from '@i-one/contract/accounts/passkeys'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
})
