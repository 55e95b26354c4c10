import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { message } from './i18n.ts'

export type Schema = z.ZodMiniType
const EmptySchema = z.object({})
export type EmptySchema = typeof EmptySchema
export type Access = 'public' | 'login'

export interface FileBody {
  types: readonly string[]
  max: number
}

export const FileSchema = z.pipe(
  z.custom<Blob | Uint8Array>(
    (file) => file instanceof Uint8Array,
    message('Send the file as the request body'),
  ),
  z.transform((file) => file as Uint8Array),
)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Description<Params extends Schema, Query extends Schema, Who extends Access> {
  access: Who
  /** Also accepts the token that `acceptWhistle` gives to a scorekeeper without an account. */
  acceptsScorerToken?: true
  params: Params
  query: Query
  errors: readonly ErrorCode[]
}

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Who extends Access = Access,
> extends Description<Params, Query, Who> {
  method: Method
  path: `/${string}`
  summary: string
  file?: FileBody
  /** Accepts an `Idempotency-Key` header: a repeated request returns the first response. */
  idempotent: boolean
  /** The response contains a secret code, so the copy stored for repeated requests is encrypted. */
  isSecret: boolean
  /** May read from a replica that is up to a second behind, but always sees the caller's own writes. */
  allowReplica?: true
  body: Body
  reply: Reply
  replyType?: string
}

const defaults = { access: 'login', params: EmptySchema, query: EmptySchema, errors: [] }

export const endpoint = <
  Reply extends Schema,
  Who extends Access = 'login',
  Params extends Schema = EmptySchema,
  Query extends Schema = EmptySchema,
  Body extends Schema = EmptySchema,
>(
  route: `${Method} /${string}`,
  summary: string,
  description: Partial<Omit<Endpoint<Params, Query, Body, Reply, Who>, 'method' | 'path' | 'summary'>> & {
    reply: Reply
  },
) => {
  const [method, path] = route.split(' ')
  const described = {
    method,
    path,
    summary,
    idempotent: false,
    isSecret: false,
    body: EmptySchema,
    ...defaults,
    ...description,
  }
  return described as unknown as Endpoint<Params, Query, Body, Reply, Who>
}

/** Describes server-sent events. If `numbered`, messages have an `id`, so clients can resume after the last message. */
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
  Params extends Schema = EmptySchema,
  Query extends Schema = EmptySchema,
>(
  path: `/${string}/stream`,
  summary: string,
  description: Partial<Omit<Stream<Params, Query, Messages, Who>, 'path' | 'summary'>> & {
    messages: Messages
  },
) => ({ path, summary, ...defaults, ...description }) as unknown as Stream<Params, Query, Messages, Who>
