import type * as z from 'zod/mini'
import type { Endpoint, Schema } from './endpoint.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'
import { i18n } from './i18n.ts'

export interface Connection {
  baseUrl: string
  token?: () => string | null
  anonymous?: true
  /** Sent as `Accept-Language`. */
  language?: string
  /** Timeout in milliseconds, 20,000 by default. */
  timeout?: number
  fetch?: typeof fetch
  onError?: (error: CallError, token: string | null | undefined) => void
  onResponse?: (response: Response, body: unknown, sentAt: number) => void
}

/** If there was no response, `status` is 500 and `code` is undefined. */
export class CallError extends Error {
  override name = 'CallError'
  status: number
  code: ErrorCode | undefined
  fields: Record<string, string>
  body: Partial<ErrorBody>
  /** Seconds to wait before a retry, from the `Retry-After` header. */
  retryAfter: number | undefined

  constructor(message: string, status: number, body: Partial<ErrorBody> = {}, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
    this.body = body
    this.retryAfter = retryAfter
  }
}

export type InputPart<Name extends string, S extends Schema> =
  {} extends z.input<S> ? { [K in Name]?: z.input<S> } : { [K in Name]: z.input<S> }

export type Input<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'query', E['query']> &
  InputPart<'body', E['body']> & { key?: string; signal?: AbortSignal }

export type Reply<E extends Endpoint> = z.output<E['reply']>

export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: {} extends Input<E> ? [Input<E>?] : [Input<E>]
) => Promise<Reply<E>>

export const createClient = (connection: Connection): Call => {
  return async (endpoint, ...[input]) => {
    const { params, query, body, key, signal } = (input ?? {}) as Loose
    const token = connection.token?.()
    const headers: Record<string, string> = {}
    if (token) headers['authorization'] = `Bearer ${token}`
    if (connection.language) headers['accept-language'] = connection.language
    const file = body instanceof Blob ? body : undefined
    if (body !== undefined) headers['content-type'] = file ? file.type : 'application/json'
    if (key) headers['idempotency-key'] = key
    const request = {
      method: endpoint.method,
      headers,
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
      credentials: connection.anonymous ? 'omit' : 'include',
      signal: withTimeout(connection.timeout ?? 20_000, signal),
    } satisfies RequestInit
    try {
      return await fetchReply(connection, toUrl(endpoint.path, params, query), request)
    } catch (error) {
      if (error instanceof CallError) connection.onError?.(error, token)
      throw error
    }
  }
}

export type UrlFields = Record<string, unknown>
interface Loose {
  params?: UrlFields
  query?: UrlFields
  body?: unknown
  key?: string
  signal?: AbortSignal
}

export const toUrl = (path: string, params: UrlFields = {}, query: UrlFields = {}) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size ? `${filled}?${search}` : filled
}

const withTimeout = (milliseconds: number, signal?: AbortSignal) => {
  const timeout = AbortSignal.timeout(milliseconds)
  return signal ? AbortSignal.any([timeout, signal]) : timeout
}

export const networkError = (cause?: unknown) =>
  Object.assign(new CallError(i18n._('Network Error'), 500), { cause })

const fetchReply = async (
  { baseUrl, fetch: send = fetch, onResponse }: Connection,
  path: string,
  request: RequestInit & { signal: AbortSignal },
) => {
  const sentAt = performance.now()
  const response = await send(baseUrl + path, request).catch((cause: unknown) => {
    if (request.signal.aborted && (request.signal.reason as Error).name === 'AbortError') throw cause
    throw networkError(cause)
  })
  const text = await response.text().catch((cause: unknown) => {
    throw networkError(cause)
  })
  const body = parseBody(text)
  onResponse?.(response, body, sentAt)
  if (!response.ok) throw toCallError(response, text)
  // An HTML response comes from a proxy, because the API never returns HTML.
  if (response.headers.get('content-type')?.includes('html')) throw new CallError(serverError(), 502)
  return body
}

const serverError = () => i18n._('Server Error')

const isSentence = (text: string) => text.length < 300 && !/<[!/a-z]|\n/i.test(text)

const findSentence = (body: unknown): string | undefined => {
  if (typeof body === 'string') return isSentence(body.trim()) ? body.trim() || undefined : serverError()
  if (typeof body !== 'object' || body === null) return undefined
  const { error, message, detail } = body as Record<string, unknown>
  return findSentence(error) ?? findSentence(message) ?? findSentence(detail)
}

export const toCallError = (response: Response, text: string) => {
  const body = (parseBody(text) ?? {}) as Partial<ErrorBody> | string
  const fields = typeof body === 'string' ? {} : body
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError(
    response.status === 500 ? serverError() : (findSentence(body) ?? i18n._('An error occurred')),
    response.status,
    fields,
    Number.isFinite(wait) ? wait : undefined,
  )
}

const parseBody = (text: string): never => {
  try {
    return JSON.parse(text) as never
  } catch {
    return text as never
  }
}
