import * as z from 'zod/mini'
import type { RefusalCode } from './refusals.ts'

export type Schema = z.ZodMiniType
const Nothing = z.object({})
export type Nothing = typeof Nothing
export type Access = 'public' | 'login'

/** A body that is one file and not JSON, by its content type. */
export interface FileBody {
  types: readonly string[]
  /** Bytes. */
  most: number
}

/** What a file is: who sends it gives a `Blob`, whose type is its content type; who gets it has its bytes. */
export const File = z.pipe(
  z.custom<Blob | Uint8Array>((file) => file instanceof Uint8Array, 'Send the file itself'),
  z.transform((file) => file as Uint8Array),
)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call or a stream says of itself beside its address; what is left out asks for nothing and needs a login. */
interface Description<Params extends Schema, Query extends Schema, Who extends Access> {
  access: Who
  whistle?: true
  params: Params
  query: Query
  refusals: readonly RefusalCode[]
}

/**
 * One call of the wire, as a value that server, page, test and bench share. `access` is `login` unless given; where it
 * is `public`, the handler learns who asks if somebody is signed in. `whistle`: the token of who keeps the score
 * without an account stands for a login. `mayLag`: its answer may be a second old, but has
 * what the reader has written.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Who extends Access = Access,
> extends Description<Params, Query, Who> {
  method: Method
  /** Parameters as `:name`, each described in `params`. */
  path: `/${string}`
  summary: string
  /** Its body is a `File` of one of these types. */
  file?: FileBody
  /** A POST that creates: it takes an `Idempotency-Key`, and a repeat gives the first answer. */
  once: boolean
  /** Its reply holds a code that is kept hashed alone: the first answer is kept sealed with its `Idempotency-Key`. */
  isSecret: boolean
  mayLag?: true
  body: Body
  reply: Reply
  /** JSON unless given. */
  replyType?: string
}

const nothing = { access: 'login', params: Nothing, query: Nothing, refusals: [] }

export const endpoint = <
  Reply extends Schema,
  Who extends Access = 'login',
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(
  call: `${Method} /${string}`,
  summary: string,
  description: Partial<Omit<Endpoint<Params, Query, Body, Reply, Who>, 'method' | 'path' | 'summary'>> & {
    reply: Reply
  },
) => {
  const [method, path] = call.split(' ')
  const described = {
    method,
    path,
    summary,
    once: false,
    isSecret: false,
    body: Nothing,
    ...nothing,
    ...description,
  }
  return described as unknown as Endpoint<Params, Query, Body, Reply, Who>
}

/**
 * A live stream: server-sent events at a path that ends in `/stream`. `messages` gives the shape of each named
 * message's JSON. In a `numbered` one messages have an `id`; the reader who comes back says the last number it saw.
 */
export interface Stream<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Messages extends Record<string, Schema> = Record<string, Schema>,
  Who extends Access = Access,
> extends Description<Params, Query, Who> {
  path: `/${string}/stream`
  summary: string
  numbered?: true
  messages: Messages
}

export const stream = <
  Messages extends Record<string, Schema>,
  Who extends Access = 'login',
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
>(
  path: `/${string}/stream`,
  summary: string,
  description: Partial<Omit<Stream<Params, Query, Messages, Who>, 'path' | 'summary'>> & {
    messages: Messages
  },
) => ({ path, summary, ...nothing, ...description }) as unknown as Stream<Params, Query, Messages, Who>
