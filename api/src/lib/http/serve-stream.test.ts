import { logOut } from '@i-one/contract/accounts'
import { watchMatch } from '@i-one/contract/matches'
import { watchSchedule } from '@i-one/contract/matches/schedule'
import { watchMySessions, watchSession } from '@i-one/contract/sessions'
import { expect, test } from 'vitest'
import { bootApp, testTime } from '../../../test/app.ts'
import { createTestMatch } from '../../../test/make-match.ts'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'
import { hashToken } from '../token.ts'
import { deleteExpiredLogins } from './log-in.ts'

const app = await startTestApp()

const today = { from: '2025-11-20T00:00:00.000Z', to: '2025-11-21T00:00:00.000Z' }

const openAll = async () => {
  const { id, match, captain } = await createTestMatch(app)
  const other = `${captain.token}-2`
  const login = { token_hash: hashToken(other), user_id: captain.id }
  await app.db
    .insertInto('logins')
    .values({ ...login, created_at: testTime, used_at: testTime })
    .execute()
  const [one, two] = [captain.token, other].map((token) => [
    readStream(app.connection(token), watchSession, { params: { id } }),
    readStream(app.connection(token), watchMySessions, {}),
    readStream(app.connection(token), watchSchedule, { query: today }),
    readStream(app.connection(token), watchMatch, { params: { id: match._id } }),
  ])
  for (const reader of [...one!, ...two!]) await reader.untilNamed('heartbeat')
  return { captain, one: one!, two: two! }
}

const isOpen = async (readers: Awaited<ReturnType<typeof openAll>>['two']) => {
  const ended = Promise.race(readers.map((reader) => reader.ended.then(() => 'ended')))
  return Promise.race([ended, new Promise((resolve) => setImmediate(() => resolve('open')))])
}

test('closes the streams of a login that is revoked elsewhere, and no others', async () => {
  const { captain, one, two } = await openAll()
  await app.as(captain.token)(logOut, {})
  await Promise.all(one.map(({ ended }) => ended))
  expect(await isOpen(two)).toBe('open')
  for (const { cut } of two) cut()
})

test('limits an account to 30 streams, and frees the slot of a closed stream', async () => {
  const { token } = await createPerson(app)
  const open = () => readStream(app.connection(token), watchMySessions, {})
  const readers = Array.from({ length: 30 }, open)
  for (const reader of readers) await reader.untilNamed('heartbeat')
  await expect(open().ended).rejects.toMatchObject({ code: 'too-many', status: 429, retryAfter: 10 })
  const other = readStream(app.connection((await createPerson(app)).token), watchMySessions, {})
  await other.untilNamed('heartbeat')
  readers.pop()!.cut()
  await expect
    .poll(async () => {
      const reader = open()
      const first = await Promise.race([reader.untilNamed('heartbeat'), reader.ended.catch(() => 'refused')])
      reader.cut()
      return first
    })
    .not.toBe('refused')
  for (const { cut } of [...readers, other]) cut()
})

test('does not count streams without rate limits', async () => {
  const unlimited = await bootApp({ rateLimits: false })
  const { token } = await createPerson(unlimited)
  const readers = Array.from({ length: 40 }, () =>
    readStream(unlimited.connection(token), watchMySessions, {}),
  )
  for (const reader of readers) await reader.untilNamed('heartbeat')
  for (const { cut } of readers) cut()
  await unlimited.stop()
})

test('sends the usual security headers with a stream', async () => {
  const open = await bootApp({ publicUrl: 'https://i-one.example' })
  const headers = { authorization: `Bearer ${(await createPerson(open)).token}` }
  const closing = new AbortController()
  const response = await fetch(open.baseUrl + watchMySessions.path, { headers, signal: closing.signal })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': expect.any(String) as string,
  })
  closing.abort()
  await open.stop()
})

test('closes the streams of a login that was unused for too long', async () => {
  const { one, two } = await openAll()
  const month = 30 * 24 * 60 * 60_000
  app.clock.advance(month)
  await deleteExpiredLogins(app.db, app.clock.now())
  await Promise.all([...one, ...two].map(({ ended }) => ended))
})
