import type { Access, Endpoint, FileBody, Schema } from '@i-one/contract/endpoint'
import stringifier from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { type ResponseCache, type CacheableResponse, createResponseCache } from '../cached-responses.ts'
import {
  type Database,
  openTransaction,
  findRequestTimeout,
  withRequestTimeout,
} from '../database/database.ts'
import type { DB } from '../database/tables.ts'
import { compressResponse } from '../encoded.ts'
import { i18n } from '../i18n/i18n.ts'
import { toSentence } from '../sentences.ts'
import { readWritePosition, storeWritePosition } from '../written.ts'
import { ApiError, toInputError } from './api-error.ts'
import type { App } from './app.ts'
import { createKeyedQueue } from './bounded-queue.ts'
import { sendJson } from './etag.ts'
import { findStoredResponse, runIdempotent } from './idempotency.ts'
import { type AuthenticatedUser, findLogin } from './log-in.ts'
import { reserveUpload } from './places.ts'

export interface RequestContext<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  user: E['access'] extends 'login' ? AuthenticatedUser : AuthenticatedUser | null
  db: Database
  now: Date
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint, Prepared = undefined> = (
  asked: RequestContext<E> & { prepared: Prepared },
) => Promise<z.input<E['reply']>>

export interface HandlerSteps<E extends Endpoint, Prepared> {
  writes?: true
  /** Runs before the transaction: hashing, image processing, external requests, and rate limits that also count failures. */
  prepare?: (asked: RequestContext<E>) => Promise<Prepared>
  handle: Handler<E, Prepared>
}

// Changes to the same object wait here without a database connection, so that one locked row cannot exhaust the pool.
const changeInTurn = createKeyedQueue({ atOnce: 6, waiting: 500, longest: 4000 })

const keyFormat = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

export const serve = <E extends Endpoint, Prepared = undefined>(
  app: App,
  endpoint: E,
  handle: Handler<E, Prepared> | HandlerSteps<E, Prepared>,
) => put(app, endpoint, typeof handle === 'function' ? { handle } : handle)

/** Caches responses by language and raw URL. Only for endpoints whose response is the same for all users. Logins are still checked. */
export const serveCached = <E extends Endpoint>(
  app: App,
  endpoint: E,
  read: (asked: RequestContext<E>) => Promise<CacheableResponse>,
) => {
  const cache = createResponseCache(app)
  const answer: Handler<E> = async (asked) => {
    const { request, reply, now } = asked
    const bytes = await cache.get(cacheKeyOf(request), now, () => read(asked))
    return sendJson(compressResponse(request, reply, bytes), reply)
  }
  put(app, endpoint, { handle: answer }, cache)
}

const cacheKeyOf = ({ language, url }: FastifyRequest) => `${language} ${url}`

const inOwnTransaction = async <T>(db: Kysely<DB>, work: (transaction: Database) => Promise<T>) => {
  const { answer, error } = await openTransaction(db, async (transaction) => {
    try {
      return { answer: await work(transaction) }
    } catch (error) {
      if (error instanceof ApiError && error.keepsChanges) return { error }
      throw error
    }
  })
  if (error) throw error
  return answer as T
}

const answerInTransaction = async <E extends Endpoint, Prepared>(
  app: App,
  endpoint: E,
  { prepare, handle }: HandlerSteps<E, Prepared>,
  asked: Omit<RequestContext<E>, 'db'>,
  db: Kysely<DB>,
) => {
  const { user, params, body, request, now } = asked
  const key = endpoint.idempotent && user ? keyOf(request) : undefined
  const first = user &&
    key && {
      userId: user.id,
      key,
      request: [endpoint.method, endpoint.path, params, body],
      isSecret: endpoint.isSecret,
      now,
    }
  const findFirst = () => (first && prepare ? findStoredResponse(db, first) : undefined)
  const before = await findFirst()
  if (before) return before.reply as z.input<E['reply']>
  let prepared: Prepared
  try {
    prepared = (await prepare?.({ ...asked, db } as RequestContext<E>)) as Prepared
  } catch (error) {
    // the first request with this idempotency key may have committed in the meantime, and its change may have caused this error
    const meanwhile = await findFirst()
    if (!meanwhile) throw error
    return meanwhile.reply as z.input<E['reply']>
  }
  const change = () =>
    inOwnTransaction(db, (transaction) => {
      const own = { ...asked, db: transaction, prepared } as RequestContext<E> & { prepared: Prepared }
      const work = () => app.asStaff(endpoint, asked, transaction, () => handle(own))
      return first ? runIdempotent(transaction, first, work) : work()
    })
  const { id } = params as { id?: string }
  return id ? changeInTurn(id, change, findRequestTimeout(db)) : change()
}

const put = <E extends Endpoint, Prepared>(
  app: App,
  endpoint: E,
  steps: HandlerSteps<E, Prepared>,
  cache?: ResponseCache,
) => {
  const { writes = endpoint.method !== 'GET', prepare, handle } = steps
  const sendCached = (request: FastifyRequest, reply: FastifyReply, now: Date) => {
    const bytes = cache?.find(cacheKeyOf(request), now)
    if (bytes) sendJson(compressResponse(request, reply, bytes), reply)
    return bytes !== undefined
  }
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const now = app.now()
    const whole = withRequestTimeout(app.db, app.longestWait)
    const user = await authenticate({ ...app, db: whole }, endpoint, request, now)
    if (sendCached(request, reply, now)) return reply
    const asked = {
      params: parseInput(endpoint.params, request.params),
      query: parseInput(endpoint.query, request.query),
      body: parseInput(endpoint.body, request.body ?? {}),
      user,
      now,
      request,
      reply,
    } as Omit<RequestContext<E>, 'db'>
    if (endpoint.replyType) reply.type(endpoint.replyType)
    if (writes) {
      const answer = await answerInTransaction(app, endpoint, steps, asked, whole)
      await storeWritePosition(app, reply)
      return answer
    }
    const read = async (db: Database) => {
      const prepared = (await prepare?.({ ...asked, db } as RequestContext<E>)) as Prepared
      return handle({ ...asked, db, prepared } as RequestContext<E> & { prepared: Prepared })
    }
    return endpoint.allowReplica && app.standby
      ? app.standby.read(whole, readWritePosition(app, request), read)
      : read(whole)
  }
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema: { response: { 200: endpoint.reply } },
    serializerCompiler: ({ schema }) => getStringifier(schema as Schema),
    handler(request, reply) {
      const isAnonymous = request.headers.authorization === undefined
      return isAnonymous && sendCached(request, reply, app.now()) ? undefined : respond(request, reply)
    },
  }
  if (endpoint.file)
    takeFile(app.fastify, endpoint.file, {
      ...route,
      onRequest: async (request, reply) => {
        const user = await authenticate(app, endpoint, request, app.now())
        reserveUpload(user?.id ?? '', reply)
      },
    })
  else app.fastify.route(route)
}

const takeFile = (fastify: FastifyInstance, { types, max }: FileBody, route: RouteOptions) => {
  void fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: max }, (_, body, parsed) =>
      parsed(null, body),
    )
    scope.route(route)
    done()
  })
}

export const authenticate = async (
  { db, config, findScorerByToken }: Pick<App, 'db' | 'config' | 'findScorerByToken'>,
  { access, acceptsScorerToken }: { access: Access; acceptsScorerToken?: true | undefined },
  request: FastifyRequest,
  now: Date,
) => {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const login = token ? await findLogin({ db, config }, token, request, now) : null
  const user = login ?? (token && acceptsScorerToken ? await findScorerByToken(db, token, now) : null)
  request.account ??= user?.id
  if (!user && access === 'login') throw new ApiError('not-signed-in')
  return user
}

export const parseInput = <S extends Schema>(schema: S, input: unknown) =>
  z.parse(schema, input, { error: toSentence })

const keyOf = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  const { success, data } = z.safeParse(keyFormat, key)
  if (!success) throw toInputError({ 'Idempotency-Key': i18n._('Must have 1 to 200 characters') })
  return data
}

const stringifiers = new WeakMap<Schema, (reply: unknown) => string>()

const compileStringifier = (schema: Schema) => {
  const known =
    stringifiers.get(schema) ??
    stringifier(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' }) as object)
  stringifiers.set(schema, known)
  return known
}

/** Compiles the schema at the first call, because compiling all schemas would delay the start by 0.3 s. */
export const getStringifier = (schema: Schema) => (reply: unknown) => compileStringifier(schema)(reply)
