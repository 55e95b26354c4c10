import { getUser, logIn } from '@i-one/contract/accounts'
import { revokeLogin, revokeOtherLogins, listLogins } from '@i-one/contract/accounts/logins'
import { watchMySessions } from '@i-one/contract/sessions'
import { beforeEach, expect, test } from 'vitest'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'

const app = await startTestApp()
beforeEach(() => app.db.deleteFrom('limits').execute())
const password = 'kickoff-at-seven'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

const signIn = async ({ id }: Person, userAgent = firefox) => {
  const answer = await fetch(app.baseUrl + logIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: `${id}@example.com`, password }),
  })
  return ((await answer.json()) as { token: string }).token
}
const loginsOf = async (token: string) => (await app.as(token)(listLogins)).logins
const isIn = (token: string) =>
  app
    .as(token)(getUser)
    .then(
      () => true,
      ({ code }: { code: string }) => (code === 'not-signed-in' ? false : code),
    )
const openStream = async (token: string) => {
  const reader = readStream(app.connection(token), watchMySessions, {})
  await reader.untilNamed('heartbeat')
  return reader
}

test('one is ended with its open streams, and the others stay', async () => {
  const person = await createPerson(app, { password })
  const [lost, saved] = [await signIn(person), await signIn(person, 'curl')]
  const [gone, stays] = [await openStream(lost), await openStream(saved)]
  const id = (await loginsOf(lost))[0]!._id
  await app.as(person.token)(revokeLogin, { params: { id } })
  await gone.ended
  expect([await isIn(lost), await isIn(saved), await isIn(person.token)]).toEqual([false, true, true])
  stays.cut()
  await expect(app.as(person.token)(revokeLogin, { params: { id } })).resolves.toBeTruthy()
})

test('one of somebody else is not ended', async () => {
  const [person, other] = [await createPerson(app), await createPerson(app)]
  const id = (await loginsOf(other.token))[0]!._id
  await app.as(person.token)(revokeLogin, { params: { id } })
  expect(await isIn(other.token)).toBe(true)
})

test('all others are ended at once, with their open streams', async () => {
  const person = await createPerson(app, { password })
  const others = [await signIn(person), await signIn(person)]
  const readers = await Promise.all(others.map(openStream))
  await app.as(person.token)(revokeOtherLogins)
  await Promise.all(readers.map(({ ended }) => ended))
  expect(await Promise.all(others.map(isIn))).toEqual([false, false])
  expect(await loginsOf(person.token)).toMatchObject([{ isThis: true }])
})

test('the own devices are listed by name, this one first, and nobody else’s', async () => {
  const [person, other] = [await createPerson(app, { password }), await createPerson(app)]
  app.clock.advance(day)
  await signIn(person)
  const logins = await loginsOf(person.token)
  expect(logins).toMatchObject([
    { device: 'Unknown device', isThis: true, lastUsed: app.clock.now().toISOString() },
    { device: 'Firefox on Linux', isThis: false, since: app.clock.now().toISOString() },
  ])
  expect(Date.parse(logins[0]!.since)).toBe(app.clock.now().getTime() - day)
  expect(await loginsOf(other.token)).toHaveLength(1)
  const saved = await app.db.selectFrom('logins').selectAll().where('user_id', '=', person.id).execute()
  expect(JSON.stringify(saved)).not.toContain('Mozilla')
})

test('one ends 180 days after it began, however often it was used', async () => {
  const { id, token } = await createPerson(app)
  for (let used = 0; used < 9; used++) {
    expect(await isIn(token)).toBe(true)
    app.clock.advance(20 * day)
  }
  expect(await isIn(token)).toBe(false)
  await app.sweep()
  expect(await app.db.selectFrom('logins').select('id').where('user_id', '=', id).execute()).toEqual([])
})
