import { Raw, missing } from './corpus.ts'
import type { Call, Part, Path } from './document.ts'

export type Given = Partial<Record<Part, unknown>>
type Json = Record<string | number, unknown>

export const withField = (given: Given, [first, ...rest]: Path, value: unknown): Given => {
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

export const jsonOf = (value: unknown): string => {
  if (value instanceof Raw) return value.json
  if (value === missing || value === undefined) return ''
  if (Array.isArray(value)) return `[${value.map(jsonOf).filter(Boolean).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .flatMap(([name, one]) => (jsonOf(one) ? `${JSON.stringify(name)}:${jsonOf(one)}` : []))
      .join(',')}}`
  return JSON.stringify(value)
}

const inAddress = (value: unknown) =>
  value instanceof Raw
    ? encodeURIComponent(value.json)
    : encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : (jsonOf(value) ?? ''))

const isGiven = (value: unknown) => value !== undefined && value !== missing

const addressOf = ({ path }: Call, { params, query }: Given) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress((params as Json)?.[name] ?? ''))
  const search = Object.entries((query ?? {}) as Json)
    .filter(([, value]) => isGiven(value))
    .map(([name, value]) => `${name}=${inAddress(value)}`)
  return search.length ? `${filled}?${search.join('&')}` : filled
}

export interface Answer {
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

export const send = async (
  { baseUrl }: { baseUrl: string },
  call: Call,
  given: Given,
  token: string | undefined,
): Promise<Answer> => {
  const file = call.file && given.body instanceof Blob ? given.body : undefined
  const json = isGiven(given.body) && !call.file ? jsonOf(given.body) : undefined
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
