import { RawJson, missingValue } from './corpus.ts'
import type { EndpointCall, InputPart, FieldPath } from './document.ts'

export type RequestInput = Partial<Record<InputPart, unknown>>
type Json = Record<string | number, unknown>

export const withField = (given: RequestInput, [first, ...rest]: FieldPath, value: unknown): RequestInput => {
  const replaced = (inside: unknown, path: (string | number)[]): unknown => {
    const [name, ...further] = path
    if (name === undefined) return value
    if (typeof name === 'number') {
      const list: unknown[] =
        Array.isArray(inside) && inside.length ? [...(inside as unknown[])] : [undefined]
      list[name] = replaced(list[name], further)
      return list
    }
    const object = typeof inside === 'object' && inside !== null ? (inside as Json) : {}
    return { ...object, [name]: replaced(object[name], further) }
  }
  return { ...given, [first]: replaced(given[first], rest) }
}

export const toJson = (value: unknown): string => {
  if (value instanceof RawJson) return value.json
  if (value === missingValue || value === undefined) return ''
  if (Array.isArray(value)) return `[${value.map(toJson).filter(Boolean).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .flatMap(([name, one]) => (toJson(one) ? `${JSON.stringify(name)}:${toJson(one)}` : []))
      .join(',')}}`
  return JSON.stringify(value)
}

const inAddress = (value: unknown) =>
  value instanceof RawJson
    ? encodeURIComponent(value.json)
    : encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : (toJson(value) ?? ''))

const isGiven = (value: unknown) => value !== undefined && value !== missingValue

const addressOf = ({ path }: EndpointCall, { params, query }: RequestInput) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress((params as Json)?.[name] ?? ''))
  const search = Object.entries((query ?? {}) as Json)
    .filter(([, value]) => isGiven(value))
    .map(([name, value]) => `${name}=${inAddress(value)}`)
  return search.length ? `${filled}?${search.join('&')}` : filled
}

export interface ApiReply {
  status: number
  retryAfter: string | null
  body: unknown
  asked: string
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const sendRequest = async (
  { baseUrl }: { baseUrl: string },
  call: EndpointCall,
  given: RequestInput,
  token: string | undefined,
): Promise<ApiReply> => {
  const file = call.file && given.body instanceof Blob ? given.body : undefined
  const json = isGiven(given.body) && !call.file ? toJson(given.body) : undefined
  const address = addressOf(call, given)
  const headers: Record<string, string> = {}
  if (token) headers['authorization'] = `Bearer ${token}`
  if (file) headers['content-type'] = file.type
  else if (json !== undefined) headers['content-type'] = 'application/json'
  const closing = new AbortController()
  const response = await fetch(baseUrl + address, {
    method: call.method,
    headers,
    signal: closing.signal,
    ...((file ?? json) !== undefined && call.method !== 'GET' && { body: file ?? json! }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const body = isStream ? undefined : parsed(await response.text())
  if (isStream) closing.abort()
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    asked: `${call.method} ${address.slice(0, 300)} ${(json ?? '').slice(0, 600)}`,
  }
}
