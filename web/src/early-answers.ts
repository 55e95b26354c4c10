/*
 * What the app asks for first of all is asked for by the first script of the page: on a slow phone the app's own code comes a
 * second later. The two are bundled apart, so what was sent for waits at the global object.
 */
interface Early {
  token: string
  /** By `performance.now()`. */
  asked: number
  response: Promise<Response>
}

declare global {
  var earlyAnswers: Map<string, Early> | undefined
}

/** Milliseconds until a call without an answer is given up. */
export const timeout = 20_000

/** An app that comes later than this asks by itself. In milliseconds. */
const longest = 10_000

export const askEarly = (token: string, paths: readonly string[]) => {
  const request = { headers: { authorization: `Bearer ${token}` }, credentials: 'include' } as const
  globalThis.earlyAnswers = new Map(
    paths.map((path) => {
      const response = fetch(path, { ...request, signal: AbortSignal.timeout(timeout) })
      // whoever takes it hears that it failed
      response.catch(() => undefined)
      return [path, { token, asked: performance.now(), response }]
    }),
  )
}

/** Each is taken once, and by the login it was asked for with. */
export const takeEarly = (path: string, token: string | null) => {
  const early = globalThis.earlyAnswers?.get(path)
  globalThis.earlyAnswers?.delete(path)
  return early && early.token === token && performance.now() - early.asked < longest ? early : undefined
}
