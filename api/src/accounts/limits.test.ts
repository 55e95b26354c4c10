import { logIn, register } from '@i-one/contract/accounts'
import { requestPasswordReset, verifyCode, verifyLink } from '@i-one/contract/accounts/password-reset'
import { beforeEach, describe, expect, test } from 'vitest'
import { bootApp } from '../../test/app.ts'
import { createPerson } from '../../test/make.ts'
import { minute, startTestApp } from '../../test/suite.ts'
import { consumeQuota } from '../lib/http/rate-limit.ts'
import { hashPassword } from '../lib/password.ts'
import { limits } from './rules.ts'

const app = await startTestApp({ trustProxy: 1 })
beforeEach(() => app.db.deleteFrom('limits').execute())

const password = 'kickoff-at-seven'
const passwordHash = hashPassword(password)
const createAccount = async () => {
  const { id } = await createPerson(app)
  await app.db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .execute()
  return `${id}@example.com`
}
const logInWith = (email: string, tried: string) => app.as()(logIn, { body: { email, password: tried } })
const tooMany = (retryAfter: number) => ({ code: 'too-many', status: 429, retryAfter })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  )
const countOf = async (calls: Promise<unknown>[]) => {
  const counts: Record<string, number> = {}
  for (const code of await Promise.all(calls.map(codeOf))) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index))

describe('logging in', () => {
  test('with wrong passwords allows 10 of 200 concurrent attempts per account, without blocking other accounts', async () => {
    const [email, other] = [await createAccount(), await createAccount()]
    expect(await countOf(times(200, () => logInWith(email, 'wrong')))).toEqual({
      'wrong-login': 10,
      'too-many': 190,
    })
    await expect(logInWith(email, password)).rejects.toMatchObject(tooMany(120))
    await expect(logInWith(other, password)).resolves.toBeTruthy()
  })

  test('allows another attempt at the announced time, and ten after 20 minutes', async () => {
    const email = await createAccount()
    await countOf(times(10, () => logInWith(email, 'wrong')))
    app.clock.advance(90_000)
    await expect(logInWith(email, password)).rejects.toMatchObject(tooMany(30))
    app.clock.advance(30_000)
    expect(await countOf(times(3, () => logInWith(email, 'wrong')))).toEqual({
      'wrong-login': 1,
      'too-many': 2,
    })
    app.clock.advance(20 * minute)
    await app.sweep()
    expect(await countOf(times(11, () => logInWith(email, 'wrong')))).toEqual({
      'wrong-login': 10,
      'too-many': 1,
    })
  })

  test('with the right password is not counted', async () => {
    const email = await createAccount()
    for (let round = 0; round < 12; round++) await logInWith(email, password)
    await expect(logInWith(email, 'wrong')).rejects.toMatchObject({ code: 'wrong-login' })
  })

  test('is also counted for an unknown address', async () => {
    expect(await countOf(times(12, () => logInWith('nobody@example.com', 'wrong')))).toEqual({
      'wrong-login': 10,
      'too-many': 2,
    })
  })
})

test('a code is mailed to one address 10 times an hour', async () => {
  const email = await createAccount()
  const ask = () => app.as()(requestPasswordReset, { body: { email } })
  expect(await countOf(times(12, ask))).toEqual({ answered: 10, 'too-many': 2 })
  await expect(ask()).rejects.toMatchObject(tooMany(360))
})

test('a code is tried for one address 20 times in 20 minutes', async () => {
  const email = await createAccount()
  const verify = () => app.as()(verifyCode, { body: { email, otp: '12345' } })
  expect(await countOf(times(22, verify))).toEqual({ 'wrong-code': 20, 'too-many': 2 })
})

describe('one network', () => {
  const post = async (path: string, body: object, ip: string) => {
    const response = await fetch(app.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(body),
    })
    return response.status
  }
  const form = {
    firstName: 'Ọláyínká',
    lastName: 'Ṣẹ́gun',
    nickname: 'Láyí',
    password,
    phoneNumber: 'none',
    address: '7 Bode Thomas Street, Surulere',
    position: 'FW',
    location: { type: 'Point', coordinates: [3.3541, 6.4969] },
  }
  const nobody = (index: number) => `nobody-${index}@example.com`
  test.each([
    [logIn.path, limits.networkLogIns, (index: number) => ({ email: nobody(index), password }), 401],
    [register.path, limits.networkRegistrations, (index: number) => ({ ...form, email: nobody(index) }), 400],
    [requestPasswordReset.path, limits.networkCodes, (index: number) => ({ email: nobody(index) }), 200],
    [verifyCode.path, limits.networkCodes, (index: number) => ({ email: nobody(index), otp: '12345' }), 400],
    [verifyLink.path, limits.networkCodes, () => ({ link: 'x'.repeat(22) }), 400],
  ])('asks %s 300 times a minute, and the next network as often', async (path, limit, body, status) => {
    const turns = times(295, () => consumeQuota(app, { limit, who: '197.210.64.1' }, app.clock.now()))
    await Promise.all(turns)
    const statuses = await Promise.all(times(10, (index) => post(path, body(index), '197.210.64.1')))
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(status), ...Array<number>(5).fill(429)])
    expect(await post(path, body(10), '197.210.64.2')).toBe(status)
  })
})

test('one network learns 60 times an hour that an address is taken; after that, free ones get the same answer', async () => {
  const email = await createAccount()
  const form = {
    firstName: 'Ada',
    lastName: 'Eze',
    nickname: 'Ada',
    password,
    phoneNumber: '08031234567',
    address: '7 Bode Thomas Street, Surulere',
    position: 'FW' as const,
    location: { type: 'Point' as const, coordinates: [3.3541, 6.4969] as [number, number] },
  }
  const registerAs = (address: string) => app.as()(register, { body: { ...form, email: address } })
  for (let n = 0; n < 3; n++) await registerAs(`free-${n}@example.com`)
  for (let n = 0; n < 60; n++) await expect(registerAs(email)).rejects.toMatchObject({ code: 'email-taken' })
  await expect(registerAs(email)).rejects.toMatchObject(tooMany(60))
  await expect(registerAs('free-again@example.com')).rejects.toMatchObject(tooMany(60))
  app.clock.advance(minute)
  await registerAs('free-again@example.com')
})

test('without limits, all requests are accepted', async () => {
  const open = await bootApp({ rateLimits: false })
  const ask = () => open.as()(requestPasswordReset, { body: { email: 'nobody@example.com' } })
  expect(await countOf(times(30, ask))).toEqual({ answered: 30 })
  await open.stop()
})
