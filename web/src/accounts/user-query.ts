import { getUser } from '@i-one/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { isAuthenticated, saveUser } from '../lib/store.ts'
import { saveToken } from '../lib/token.ts'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const { user, token } = await call(getUser, { signal })
    if (token) saveToken(token)
    if (isAuthenticated()) saveUser(user)
    return user
  },
})
