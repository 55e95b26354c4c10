import { CallError } from '@i-one/contract/call'
import { queryClient } from '../lib/query-client.ts'
import { isAuthenticated, loginSucceeded, resetAuth } from '../lib/store.ts'
import { readToken } from '../lib/token.ts'
import { userQuery } from './user-query.ts'

/**
 * Token and client state are kept apart and may disagree after one was cleared. State without a token is forgotten; a
 * token without state asks the server whose it is, and does not outlive an answer that never came: it would lead to the
 * landing page and back for ever.
 */
export const restoreLogin = async () => {
  const token = readToken()
  if (!token) {
    if (isAuthenticated()) resetAuth()
    return
  }
  // Not waited for: the page stands at once, and goes if this login was ended elsewhere.
  if (isAuthenticated()) return void queryClient.prefetchQuery(userQuery)
  try {
    const user = await queryClient.fetchQuery({ ...userQuery, retry: false })
    loginSucceeded(user, readToken() ?? token)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    resetAuth()
  }
}
