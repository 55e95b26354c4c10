import { connect, type Connection } from '@i-one/contract/call'
import { resetAuth } from './store.ts'
import { readToken } from './token.ts'

/** The page's own origin, with the login it has; `follow` takes it for the live streams. */
export const connection: Connection = {
  baseUrl: '',
  token: readToken,
  timeout: 20_000,
  // a late answer to a login that is over says nothing about the one after it
  onRefusal: ({ status }, token) => {
    if ((status === 401 || status === 403) && token === readToken()) resetAuth()
  },
}

export const call = connect(connection)
