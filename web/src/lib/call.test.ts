import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getUser } from '@i-one/contract/accounts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const slowServer = async () => {
  const server = createServer()
  const asked = async () => ((await once(server, 'request')) as [unknown, ServerResponse])[1]
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  return { baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`, asked }
}

const page = async () => {
  const saved = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
      removeItem: (key: string) => void saved.delete(key),
    },
  })
  vi.resetModules()
  const { baseUrl, asked } = await slowServer()
  const { call, connection, revokeLogin } = await import('./call.ts')
  connection.baseUrl = baseUrl
  const { readToken } = await import('./token.ts')
  const { serverNow } = await import('./server-clock.ts')
  saved.set('i-one', 'of the first')
  const ask = async (work: () => Promise<unknown>) => {
    const arrives = asked()
    const answered = work().catch(({ status }: { status: number }) => status)
    const response = await arrives
    return {
      answered,
      answer: (status: number, headers = {}) => response.writeHead(status, headers).end(),
    }
  }
  return { saved, readToken, serverNow, ask, revokeLogin, getUser: () => call(getUser) }
}

afterEach(() => void vi.unstubAllGlobals())

test.each([401, 403])('[AUTH-11] a %i ends the login', async (status) => {
  const { ask, getUser, readToken } = await page()
  const { answer, answered } = await ask(getUser)
  answer(status)
  expect(await answered).toBe(status)
  expect(readToken()).toBeNull()
})

test('[AUTH-11] a late 401 of an ended login does not end the next login', async () => {
  const { ask, getUser, saved, readToken } = await page()
  const { answer, answered } = await ask(getUser)
  saved.set('i-one', 'of the next')
  answer(401)
  expect(await answered).toBe(401)
  expect(readToken()).toBe('of the next')
})

test('[AUTH-13] a 401 during a log-out does not end the login before the log-out responds', async () => {
  const { ask, revokeLogin, getUser, readToken } = await page()
  const leaving = await ask(revokeLogin)
  const other = await ask(getUser)
  other.answer(401)
  expect(await other.answered).toBe(401)
  expect(readToken()).toBe('of the first')
  leaving.answer(503)
  expect(await leaving.answered).toBe(503)
  const later = await ask(getUser)
  later.answer(401)
  await later.answered
  expect(readToken()).toBeNull()
})

test('every response sets the clock, including errors', async () => {
  const { ask, getUser, serverNow } = await page()
  for (const [status, date] of [
    [200, '2031-05-01T12:00:00.000Z'],
    [503, '2019-05-01T12:00:00.000Z'],
  ] as const) {
    const { answer, answered } = await ask(getUser)
    answer(status, { date: new Date(date).toUTCString() })
    await answered
    expect(serverNow() - Date.parse(date)).toBeLessThan(20_000)
    expect(serverNow()).toBeGreaterThanOrEqual(Date.parse(date))
  }
})
