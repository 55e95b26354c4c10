// The start script sends the app's first requests, because the app loads a second later on slow phones. The start script
// is bundled separately, so a global variable passes the responses to the app.
interface Early {
  token: string
  asked: number
  response: Promise<Response>
}

declare global {
  var earlyResponses: Map<string, Early> | undefined
}

export const requestTimeout = 20_000

/** Maximum age of an early response in milliseconds. Older responses are ignored. */
const longest = 10_000

export const fetchEarly = (token: string, paths: readonly string[]) => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': document.documentElement.lang }
  const request = { headers, credentials: 'include' } as const
  globalThis.earlyResponses = new Map(
    paths.map((path) => {
      const response = fetch(path, { ...request, signal: AbortSignal.timeout(requestTimeout) })
      // prevents an unhandled rejection before consumeEarlyResponse returns the response
      response.catch(() => undefined)
      return [path, { token, asked: performance.now(), response }]
    }),
  )
}

export const consumeEarlyResponse = (path: string, token: string | null) => {
  const early = globalThis.earlyResponses?.get(path)
  globalThis.earlyResponses?.delete(path)
  return early && early.token === token && performance.now() - early.asked < longest ? early : undefined
}
