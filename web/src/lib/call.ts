import { logOut } from '@i-one/contract/accounts'
import { type CallError, createClient, type Connection } from '@i-one/contract/call'
import { consumeEarlyResponse, requestTimeout } from '../early-responses.ts'
import { syncFromResponse } from './server-clock.ts'
import { isAuthenticated, resetAuth } from './store.ts'
import { readToken } from './token.ts'

let ending: string | null = null

const askedEarly = new WeakMap<Response, number>()

const fetchOrTake: typeof fetch = async (path, request) => {
  const early = request?.method === 'GET' ? consumeEarlyResponse(String(path), readToken()) : undefined
  const response = await early?.response.catch(() => undefined)
  if (!early || !response) return fetch(path, request)
  askedEarly.set(response, early.asked)
  return response
}

let onEnd: (error: CallError) => void = () => undefined

export const onLoginEnd = (listener: typeof onEnd) => {
  onEnd = listener
}

export const connection: Connection = {
  baseUrl: '',
  token: readToken,
  timeout: requestTimeout,
  language: import.meta.env.LANGUAGE,
  fetch: fetchOrTake,
  onResponse: (response, body, requested) =>
    syncFromResponse(response, body, askedEarly.get(response) ?? requested),
  // ignores late errors of an earlier login, because the current login may still be valid
  onError: (error, token) => {
    if (![401, 403].includes(error.status) || token !== readToken() || token === ending) return
    const wasSignedIn = isAuthenticated()
    resetAuth()
    if (wasSignedIn) onEnd(error)
  },
}

export const call = createClient(connection)

/** Ignores errors of this login until the response arrives, because the server can close open streams earlier. */
export const revokeLogin = async () => {
  ending = readToken()
  try {
    return await call(logOut)
  } finally {
    ending = null
  }
}
