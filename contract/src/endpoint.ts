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

/**
 * One call of the wire, as a value that server, page, test and bench share.
 *
 * - `path` has its parameters as `:name`; each is described in `params`.
 * - `access`: `login` needs a valid token; `public` does not, but tells the handler who asks if there is one.
 * - `whistle`: the token of who keeps the score of a match without an account stands for a login here.
 * - `file`: its body is a `File` of one of these types.
 * - `once`: a POST that creates; it takes an `Idempotency-Key`, and a repeat gives the first answer.
 * - `refusals`: the codes of its own; those of `commonRefusals` go without saying.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Who
  whistle?: true
  file?: FileBody
  once: boolean
  params: Params
  query: Query
  body: Body
  reply: Reply
  refusals: readonly RefusalCode[]
}

interface Description<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Who extends Access,
> extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'whistle' | 'file'> {
  access: Who
  once?: boolean
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  refusals?: readonly RefusalCode[]
}

export const endpoint = <
  Reply extends Schema,
  Who extends Access,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(
  description: Description<Params, Query, Body, Reply, Who>,
): Endpoint<Params, Query, Body, Reply, Who> => ({
  once: false,
  params: Nothing as unknown as Params,
  query: Nothing as unknown as Query,
  body: Nothing as unknown as Body,
  refusals: [],
  ...description,
})

/**
 * A live stream: server-sent events at a path that ends in `/stream`. `messages` gives the shape of each named
 * message's JSON. A message with an `id` is numbered; the reader who comes back says the last number it saw.
 */
export interface Stream<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Messages extends Record<string, Schema> = Record<string, Schema>,
  Who extends Access = Access,
> {
  path: `/${string}/stream`
  summary: string
  access: Who
  whistle?: true
  params: Params
  query: Query
  messages: Messages
  refusals: readonly RefusalCode[]
}

interface StreamDescription<
  Params extends Schema,
  Query extends Schema,
  Messages extends Record<string, Schema>,
  Who extends Access,
> extends Pick<Stream, 'path' | 'summary' | 'whistle'> {
  access: Who
  params?: Params
  query?: Query
  messages: Messages
  refusals?: readonly RefusalCode[]
}

export const stream = <
  Messages extends Record<string, Schema>,
  Who extends Access,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
>(
  description: StreamDescription<Params, Query, Messages, Who>,
): Stream<Params, Query, Messages, Who> => ({
  params: Nothing as unknown as Params,
  query: Nothing as unknown as Query,
  refusals: [],
  ...description,
})
