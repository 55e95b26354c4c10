import { listLogins } from '@i-one/contract/accounts/logins'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const loginsQuery = queryOptions({
  queryKey: ['logins'],
  queryFn: async ({ signal }) => (await call(listLogins, { signal })).logins,
})
