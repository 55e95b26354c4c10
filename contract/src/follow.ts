import type * as z from 'zod/mini'
import {
  type Connection,
  type InputPart,
  type UrlFields,
  CallError,
  networkError,
  toUrl,
  toCallError,
} from './call.ts'
import type { Stream } from './endpoint.ts'

export type StreamMessage<S extends Stream> = {
  [Name in keyof S['messages'] & string]: {
    name: Name
    id: number | undefined
    data: z.output<S['messages'][Name]>
  }
}[keyof S['messages'] & string]

export type FollowOptions<S extends Stream> = InputPart<'params', S['params']> &
  InputPart<'query', S['query']> & {
    after?: number
    signal: AbortSignal
    onOpen?: () => void
    onMessage: (message: StreamMessage<S>) => void
  }

/** Uses `fetch`, because `EventSource` can't send a token. To reconnect, call again with the last id as `after`. */
export const followStream = async <S extends Stream>(
  connection: Connection,
  stream: S,
  options: FollowOptions<S>,
) => {
  const { params, query, after, signal, onOpen, onMessage } = options as FollowOptions<Stream>
  const token = connection.token?.()
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (token) headers['authorization'] = `Bearer ${token}`
  if (connection.language) headers['accept-language'] = connection.language
  if (after !== undefined) headers['last-event-id'] = String(after)
  const url = connection.baseUrl + toUrl(stream.path, params as UrlFields, query as UrlFields)
  try {
    const credentials = connection.anonymous ? 'omit' : 'include'
    const sentAt = performance.now()
    const response = await fetch(url, { headers, signal, credentials })
    connection.onResponse?.(response, undefined, sentAt)
    if (!response.ok || !response.body) throw toCallError(response, await response.text())
    onOpen?.()
    const read = createMessageReader((message) => onMessage(message as StreamMessage<Stream>))
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read())
      read(decoder.decode(part.value, { stream: true }))
  } catch (error) {
    if (signal.aborted || error instanceof CallError) throw error
    throw networkError(error)
  }
}

interface RawMessage {
  name: string
  id: number | undefined
  data: unknown
}

/** Parses server-sent events (WHATWG HTML 9.2.6), but only with LF line endings. */
export const createMessageReader = (onMessage: (message: RawMessage) => void) => {
  let rest = ''
  let id: number | undefined
  let name = 'message'
  let data: string[] = []
  const line = (text: string) => {
    if (text === '') {
      if (data.length) onMessage({ name, id, data: JSON.parse(data.join('\n')) as unknown })
      id = undefined
      name = 'message'
      data = []
    } else if (text.startsWith('data:')) data.push(text.slice(5).trimStart())
    else if (text.startsWith('event:')) name = text.slice(6).trim()
    else if (text.startsWith('id:')) id = Number(text.slice(3))
  }
  return (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) line(text)
  }
}
