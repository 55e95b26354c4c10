// The first script sends these requests, because the app's code loads a second later on slow phones. It is bundled
// separately, so the responses are passed through a global.
interface Early {
  token: string
  asked: number
  response: Promise<Response>
}

declare global {
  var earlyResponses: Map<string, Early> | undefined
}

export const timeout = 20_000

/** In ms. Older responses are ignored. */
const longest = 10_000

export const requestEarly = (token: string, paths: readonly string[]) => {
  const request = { headers: { authorization: `Bearer ${token}` }, credentials: 'include' } as const
  globalThis.earlyResponses = new Map(
    paths.map((path) => {
      const response = fetch(path, { ...request, signal: AbortSignal.timeout(timeout) })
      // handled where the response is taken
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
