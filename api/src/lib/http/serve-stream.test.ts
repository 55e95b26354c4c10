import { logOut } from '@i-one/contract/accounts'
import { watchMatch } from '@i-one/contract/matches'
import { watchSchedule } from '@i-one/contract/matches/schedule'
import { watchMySessions, watchSession } from '@i-one/contract/sessions'
import { expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { makeMatch } from '../../../test/make-match.ts'
import { testApp } from '../../../test/suite.ts'
import { read } from '../../../test/watch.ts'
import { hashToken } from '../token.ts'
import { endUnusedLogins } from './log-in.ts'

const app = await testApp()

const today = { from: '2025-11-20T00:00:00.000Z', to: '2025-11-21T00:00:00.000Z' }

/** Somebody with two logins, and all that each of them holds open. */
const openAll = async () => {
  const { id, match, captain } = await makeMatch(app)
  const other = `${captain.token}-2`
  const login = { token_hash: hashToken(other), user_id: captain.id }
  await app.db
    .insertInto('logins')
    .values({ ...login, created_at: testTime, used_at: testTime })
    .execute()
  const [one, two] = [captain.token, other].map((token) => [
    read(app.connection(token), watchSession, { params: { id } }),
    read(app.connection(token), watchMySessions, {}),
    read(app.connection(token), watchSchedule, { query: today }),
    read(app.connection(token), watchMatch, { params: { id: match._id } }),
  ])
  for (const reader of [...one!, ...two!]) await reader.untilNamed('heartbeat')
  return { captain, one: one!, two: two! }
}

const isOpen = async (readers: Awaited<ReturnType<typeof openAll>>['two']) => {
  const ended = Promise.race(readers.map((reader) => reader.ended.then(() => 'ended')))
  return Promise.race([ended, new Promise((resolve) => setImmediate(() => resolve('open')))])
}

test('what a login holds open is closed when it is ended elsewhere, and no other', async () => {
  const { captain, one, two } = await openAll()
  await app.as(captain.token)(logOut, {})
  await Promise.all(one.map(({ ended }) => ended))
  expect(await isOpen(two)).toBe('open')
  for (const { cut } of two) cut()
})

test('and when it was not used for too long', async () => {
  const { one, two } = await openAll()
  const month = 30 * 24 * 60 * 60_000
  app.clock.advance(month)
  await endUnusedLogins(app.db, app.clock.now())
  await Promise.all([...one, ...two].map(({ ended }) => ended))
})
