import { CallError } from '@i-one/contract/call'
import { queryClient } from '../lib/query-client.ts'
import { isAuthenticated, saveLogin, resetAuth } from '../lib/store.ts'
import { readToken } from '../lib/token.ts'
import { userQuery } from './user-query.ts'

/** Deletes a token whose user can't be loaded, because it would make the app and the landing page redirect forever. */
export const restoreLogin = async () => {
  const token = readToken()
  if (!token) {
    if (isAuthenticated()) resetAuth()
    return
  }
  // not awaited, so that the page shows immediately; if the login has ended, the error handler signs the user out
  if (isAuthenticated()) return void queryClient.prefetchQuery(userQuery)
  try {
    const user = await queryClient.fetchQuery({ ...userQuery, retry: false })
    saveLogin(user, readToken() ?? token)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    resetAuth()
  }
}
