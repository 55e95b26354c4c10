import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContract } from '../src/lib/http/contract.ts'
import type { createOpenApiDocument } from '../src/lib/http/open-api.ts'
import { type TestApp, bootApp } from './app.ts'
import { createTestPitch } from './make.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const client = fileURLToPath(new URL('typed-client', import.meta.url))
const node = async (...args: string[]) => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 10 * 1024 * 1024 })
}

/** A program that the test compiles, because the types it needs are generated. */
interface Program {
  playSession: (baseUrl: string, clock: TestApp['clock']) => Promise<unknown>
}

let app: TestApp
let document: ReturnType<typeof createOpenApiDocument>
beforeAll(async () => {
  app = await bootApp({ publicUrl: 'https://football.example' })
  document = (await (await fetch(`${app.baseUrl}/docs/json`)).json()) as typeof document
})
afterAll(() => app.stop())

const shapesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(shapesIn)
  return 'properties' in value ? [JSON.stringify(value), ...inside] : inside
}

describe('the OpenAPI document', () => {
  test('passes a linter', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'i-one-open-api-'))
    const file = join(folder, 'open-api.json')
    await writeFile(file, JSON.stringify(document))
    const lint = ['lint', file, '--extends=recommended-strict', '--format=json']
    const { stdout } = await node('node_modules/@redocly/cli/bin/cli.js', ...lint).finally(() =>
      rm(folder, { recursive: true }),
    )
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
  })

  test('contains each endpoint of the contract by name', async () => {
    const { calls } = await readContract()
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
      operationId: string
    }[]
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...calls.keys()].toSorted())
  })

  test('contains the server’s URL, and each schema once', () => {
    expect(document.servers).toEqual([{ url: 'https://football.example' }])
    // a small schema may be repeated, because a reference would be longer
    const large = shapesIn(document).filter((shape) => shape.length > 300)
    expect(large.filter((shape, at) => large.indexOf(shape) < at)).toEqual([])
  })

  test('lists the errors of an endpoint by status', () => {
    const apiError = (code: string) => ({ $ref: `#/components/responses/${code}` })
    expect(document.paths['/i-one/auth/user/login']).toMatchObject({
      post: {
        security: [{}, { login: [] }],
        responses: { 400: apiError('bad-input'), 401: apiError('wrong-login'), 429: apiError('too-many') },
      },
    })
    const codes = {
      enum: [
        'address-not-confirmed',
        'hold-ended',
        'in-the-past',
        'key-reused',
        'not-a-member',
        'too-many-sessions',
      ],
    }
    const schema = { allOf: [{ $ref: '#/components/schemas/ApiError' }, { properties: { code: codes } }] }
    expect(document.paths['/i-one/sessions']).toMatchObject({
      post: {
        security: [{ login: [] }],
        responses: { 409: { content: { 'application/json': { schema } } } },
      },
    })
  })

  test('describes a stream by its messages', () => {
    expect(document.paths['/i-one/matches/{id}/stream']).toMatchObject({
      get: {
        security: [{}, { login: [] }, { whistle: [] }],
        parameters: [{ name: 'id' }, { name: 'last', in: 'query' }, { name: 'Last-Event-ID', in: 'header' }],
        responses: {
          200: {
            content: {
              'text/event-stream': {
                schema: {
                  oneOf: expect.arrayContaining([
                    expect.objectContaining({
                      properties: {
                        event: { const: 'event' },
                        id: { type: 'integer' },
                        data: { $ref: '#/components/schemas/Event' },
                      },
                    }),
                  ]),
                },
              },
            },
          },
        },
      },
    })
  })

  test('is shown with the app’s name and first steps', async () => {
    const page = await (await fetch(`${app.baseUrl}/docs`)).text()
    for (const part of ['<title>i-one API</title>', '<meta name="viewport"', '<meta name="description"'])
      expect(page).toContain(part)
    expect(document.info.description).toContain('## First steps')
    const { calls } = await readContract()
    const named = [...document.info.description.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name]) => name)
    expect(named.filter((name) => name && !calls.has(name))).toEqual([])
  })
})

test('a client generated from the document plays a whole session', async () => {
  await createTestPitch(app)
  const types = await openapiTS(JSON.stringify(document), { defaultNonNullable: false })
  await writeFile(join(client, 'paths.ts'), astToString(types))
  const compile = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', client]
  const { stdout } = await node(...compile).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
  const { playSession } = (await import(join(client, 'session.ts'))) as Program
  expect(await playSession(app.baseUrl, app.clock)).toMatchObject({
    sameHold: true,
    refused: true,
    captain: 'Ada',
    drawn: true,
    accepted: 3,
    score: 1,
    state: 'finished',
    stats: { goals: 1, played: 1, won: 1 },
  })
}, 120_000)
