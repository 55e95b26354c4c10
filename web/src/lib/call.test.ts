import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logOut } from '@i-one/contract/accounts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

/** A server that answers its one call when the test says so. */
const slowServer = async () => {
  const server = createServer()
  const asked = once(server, 'request').then(([, response]) => response as ServerResponse)
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  return { baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`, asked }
}

const page = async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
  vi.resetModules()
  const { baseUrl, asked } = await slowServer()
  const { call, connection } = await import('./call.ts')
  connection.baseUrl = baseUrl
  const { readToken } = await import('./token.ts')
  kept.set('i-one', 'of the first')
  const answered = call(logOut).catch(({ status }: { status: number }) => status)
  const response = await asked
  return { kept, readToken, answered, answer: (status: number) => response.writeHead(status).end() }
}

afterEach(() => void vi.unstubAllGlobals())

test.each([401, 403])('[AUTH-11] a %i ends the login', async (status) => {
  const { answer, answered, readToken } = await page()
  answer(status)
  expect(await answered).toBe(status)
  expect(readToken()).toBeNull()
})

test('[AUTH-11] a late 401 for a login that is over leaves the one after it', async () => {
  const { answer, answered, kept, readToken } = await page()
  kept.set('i-one', 'of the next')
  answer(401)
  expect(await answered).toBe(401)
  expect(readToken()).toBe('of the next')
})
