import { logOut } from '@i-one/contract/accounts'
import { type CallError, connect, type Connection } from '@i-one/contract/call'
import { takeEarly, timeout } from '../early-answers.ts'
import { hearAnswer } from './server-clock.ts'
import { isAuthenticated, resetAuth } from './store.ts'
import { readToken } from './token.ts'

/** Of the login that is being ended here. */
let ending: string | null = null

const askedEarly = new WeakMap<Response, number>()

/** `fetch`, but for what the first script of the page has sent for; where that failed, it is asked for again. */
const fetchOrTake: typeof fetch = async (path, request) => {
  const early = request?.method === 'GET' ? takeEarly(String(path), readToken()) : undefined
  const response = await early?.response.catch(() => undefined)
  if (!early || !response) return fetch(path, request)
  askedEarly.set(response, early.asked)
  return response
}

let onEnd: (error: CallError) => void = () => undefined

/** The listener is told which error has ended the login. */
export const whenLoginEnds = (listener: typeof onEnd) => {
  onEnd = listener
}

/** The page's own origin, with the login it has; `follow` takes it for the live streams. */
export const connection: Connection = {
  baseUrl: '',
  token: readToken,
  timeout,
  fetch: fetchOrTake,
  onAnswer: (response, body, asked) => hearAnswer(response, body, askedEarly.get(response) ?? asked),
  // a late answer to a login that is over says nothing about the one after it
  onRefusal: (error, token) => {
    if (![401, 403].includes(error.status) || token !== readToken() || token === ending) return
    const wasSignedIn = isAuthenticated()
    resetAuth()
    if (wasSignedIn) onEnd(error)
  },
}

export const call = connect(connection)

/** Its streams are refused before its answer is here: only that answer says that the login is over. */
export const endLogin = async () => {
  ending = readToken()
  try {
    return await call(logOut)
  } finally {
    ending = null
  }
}
