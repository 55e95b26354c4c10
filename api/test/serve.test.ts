import { endpoint } from '@i-one/contract/endpoint'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Database, findPool } from '../src/lib/database/database.ts'
import { ApiError } from '../src/lib/http/api-error.ts'
import type { App } from '../src/lib/http/app.ts'
import { handleError } from '../src/lib/http/error-handler.ts'
import { type HandlerSteps, serve } from '../src/lib/http/serve.ts'
import { hashToken } from '../src/lib/token.ts'
import { createPerson } from './make.ts'
import { startTestApp } from './suite.ts'

const { db, config, clock, ...rest } = await startTestApp()
const { token } = await createPerson({ db, clock, ...rest })

const fastify = Fastify()
fastify
  .decorateRequest('account', undefined)
  .decorateRequest('errorCode', undefined)
  .decorateRequest('waitedFor', undefined)
fastify.setErrorHandler(handleError)
fastify.setValidatorCompiler(() => () => true)
afterAll(() => fastify.close())

const app = {
  fastify,
  db,
  config,
  now: clock.now,
  longestWait: 5000,
  asStaff: (_endpoint, _asked, _db, work) => work(),
} as Partial<App> as App

const reply = z.object({ isTransaction: z.boolean() })
const read = endpoint('GET /read', 'reads', { reply })
const leave = endpoint('GET /leave', 'changes', { reply })
const change = endpoint('POST /change', 'changes', { reply, idempotent: true })

const store = (to: Database, what: string) =>
  sql`insert into limits values (${hashToken(what)}, ${clock.now()})`.execute(to)

const stored = async (what: string) => {
  const { rows } = await sql`select from limits where key = ${hashToken(what)}`.execute(db)
  return rows.length
}

let steps: HandlerSteps<typeof change, unknown>
let prepared = 0
beforeEach(() => {
  prepared = 0
  steps = { handle: ({ db: own }) => Promise.resolve({ isTransaction: own.isTransaction }) }
})
serve(app, read, (asked) => steps.handle(asked as never))
serve(app, leave, { writes: true, handle: (asked) => steps.handle(asked as never) })
serve(app, change, {
  prepare: async (asked) => {
    prepared++
    return steps.prepare?.(asked)
  },
  handle: (asked) => steps.handle(asked),
})

const send = async (method: 'GET' | 'POST', url: string, key?: string) => {
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  const answer = await fastify.inject({ method, url, headers })
  return { status: answer.statusCode, ...answer.json<{ code?: string; isTransaction?: boolean }>() }
}

describe('the transaction of a request', () => {
  test('is opened for each writing request, and for no other', async () => {
    expect(await send('POST', '/change')).toEqual({ status: 200, isTransaction: true })
    expect(await send('GET', '/leave')).toEqual({ status: 200, isTransaction: true })
    expect(await send('GET', '/read')).toEqual({ status: 200, isTransaction: false })
  })

  test('cannot be nested', async () => {
    steps.handle = ({ db: own }) => own.transaction().execute(() => Promise.resolve({ isTransaction: true }))
    expect(await send('POST', '/change')).toMatchObject({ status: 500, code: 'server-error' })
  })

  test('is rolled back after an error', async () => {
    steps.handle = async ({ db: own }) => {
      await store(own, 'a change')
      throw new ApiError('not-yours')
    }
    expect(await send('POST', '/change')).toMatchObject({ status: 409, code: 'not-yours' })
    expect(await stored('a change')).toBe(0)
  })

  test('is committed with an error that keeps changes, also with an Idempotency-Key', async () => {
    const names = ['one', 'two', 'three']
    steps.handle = async ({ db: own }) => {
      await store(own, names[0]!)
      throw new ApiError('wrong-code').keepingChanges()
    }
    for (const key of [undefined, 'a-key', 'a-key']) {
      expect(await send('POST', '/change', key)).toMatchObject({ code: 'wrong-code' })
      expect(await stored(names.shift()!)).toBe(1)
    }
  })
})

describe('the prepare step', () => {
  test('is committed separately, and then holds no connection', async () => {
    const pool = findPool(db)!
    steps.prepare = async ({ db: own }) => {
      await store(own, 'a turn')
      return pool.totalCount - pool.idleCount
    }
    steps.handle = ({ prepared: connections }) => {
      expect(connections).toBe(0)
      throw new ApiError('not-yours')
    }
    expect(await send('POST', '/change')).toMatchObject({ code: 'not-yours' })
    expect(await stored('a turn')).toBe(1)
  })

  test('does not run again for a repeated request', async () => {
    const first = await send('POST', '/change', 'another-key')
    steps.prepare = () => Promise.reject(new ApiError('too-many'))
    expect(await send('POST', '/change', 'another-key')).toEqual(first)
    expect(prepared).toBe(1)
  })

  test('repeats the first response if the first request commits while its repeat is prepared', async () => {
    const key = 'a-lost-response'
    let first: unknown
    steps.prepare = async () => {
      if (prepared === 2) return
      first = await send('POST', '/change', key)
      throw new ApiError('slot-taken')
    }
    expect(await send('POST', '/change', key)).toEqual(first)
    expect(first).toMatchObject({ status: 200 })
  })

  test('keeps its error if no request with its key has succeeded', async () => {
    steps.prepare = () => Promise.reject(new ApiError('slot-taken'))
    expect(await send('POST', '/change', 'a-refused-key')).toMatchObject({ code: 'slot-taken' })
  })
})
