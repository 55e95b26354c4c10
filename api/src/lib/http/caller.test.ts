import { networkInterfaces } from 'node:os'
import { getUser, logIn } from '@i-one/contract/accounts'
import { createClient } from '@i-one/contract/call'
import { afterAll, describe, expect, test } from 'vitest'
import { bootApp } from '../../../test/app.ts'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const password = 'matchday-1'

const createDemoAccount = async (within = app) => {
  const person = await createPerson(within, { password })
  await within.db.updateTable('users').set({ is_demo: true }).where('id', '=', person.id).execute()
  return { ...person, body: { email: `${person.id}@example.com`, password } }
}

const post = async (body: object, headers: Record<string, string>, baseUrl = app.baseUrl) => {
  const all = { 'content-type': 'application/json', ...headers }
  const response = await fetch(baseUrl + logIn.path, {
    method: 'POST',
    headers: all,
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code?: string; token?: string }
}

describe('a demo account', () => {
  const forwarded: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': 'i-one.example.com' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '203.0.113.9' },
  ]
  test.each(forwarded)('signs in on this machine, and not through a proxy that says %j', async (headers) => {
    const demo = await createDemoAccount()
    expect(await post(demo.body, headers)).toMatchObject({ code: 'demo-only-here' })
    expect(await post(demo.body, {})).toMatchObject({ token: expect.any(String) })
  })

  test.each(forwarded)('is signed out for requests that came through a proxy: %j', async (headers) => {
    const { token } = await createDemoAccount()
    const ask = (more: object) =>
      fetch(app.baseUrl + getUser.path, { headers: { authorization: `Bearer ${token}`, ...more } })
    expect((await ask(headers)).status).toBe(401)
    expect((await ask({})).status).toBe(200)
  })

  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address

  test.runIf(outside)('does not sign in from another machine, whatever PUBLIC_URL says', async () => {
    const everywhere = await bootApp({ host: '0.0.0.0' })
    afterAll(() => everywhere.stop())
    const demo = await createDemoAccount(everywhere)
    const baseUrl = everywhere.baseUrl.replace('127.0.0.1', outside!)
    expect(await post(demo.body, {}, baseUrl)).toMatchObject({ code: 'demo-only-here' })
    await expect(createClient({ baseUrl, token: () => demo.token })(getUser)).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('the address of a client behind a proxy', () => {
  test('is the entry of the proxy, and an invalid address is rejected', async () => {
    const behind = await bootApp({ trustProxy: 1 })
    const ask = async (value: string) =>
      (await fetch(behind.baseUrl + '/healthz', { headers: { 'x-forwarded-for': value } })).status
    expect(await ask('203.0.113.9')).toBe(200)
    expect(await ask('not-an-ip-123, 203.0.113.9')).toBe(200)
    for (const lie of ['not-an-ip-123', '203.0.113.9, 1.2.3.4.5', '203.0.113.9:80', '"'])
      expect(await ask(lie)).toBe(400)
    await behind.stop()
  })

  test('ignores entries of the client', async () => {
    const behind = await bootApp({ trustProxy: 1 })
    const ask = (n: number) =>
      post(
        { email: 'nobody@example.com', password },
        { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` },
        behind.baseUrl,
      )
    await Promise.all(Array.from({ length: 5 }, (_, n) => ask(n)))
    expect(await behind.db.selectFrom('limits').selectAll().execute()).toHaveLength(2)
    await behind.stop()
  })
})
