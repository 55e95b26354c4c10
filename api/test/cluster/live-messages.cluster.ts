import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../../src/lib/config.ts'
import { openDatabase } from '../../src/lib/database/database.ts'
import { startBroker } from '../../src/lib/live/broker.ts'
import { setBrokerMode } from '../../src/lib/live/live-messages.ts'
import { type LiveUpdates, notifyTopics } from '../../src/lib/live/live.ts'
import { startLog } from '../../src/lib/log.ts'
import { buildServer } from '../../src/server.ts'
import { type TestApp, bootApp } from '../app.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../make-match.ts'
import { createTestPitch } from '../make.ts'
import { openMatchStream } from '../watch.ts'
import { startNats } from './start-nats.ts'

const log = startLog(parseConfig({ LOG_LEVEL: 'silent' }))
const nats = await startNats()
const times = { tick: 100, poll: 200, timeout: 1000, remember: 60_000 }
const neverLooking = { ...times, poll: 24 * 60 * 60_000 }
let app: TestApp
const lives: LiveUpdates[] = []
const begin = (how = neverLooking) => {
  const live = startBroker(nats.url, app.db, log, how)
  lives.push(live)
  return live
}

const follower = (live: LiveUpdates, topic: string) => {
  let calls = 0
  const unfollow = live.follow(topic, () => calls++)
  return { calls: () => calls, until: (count: number) => expect.poll(() => calls).toBe(count), unfollow }
}

beforeAll(async () => {
  app = await bootApp()
  await setBrokerMode(app.db, true)
})
afterAll(async () => {
  for (const live of lives) await live.stop()
  await app.stop()
  await nats.kill()
})

test('a message is sent after the commit, once per transaction and only to its followers', async () => {
  const [one, other] = [begin(), begin()]
  const here = follower(one, 'match:1')
  const there = follower(other, 'match:1')
  const elsewhere = follower(other, 'match:2')
  for (const { until } of [here, there, elsewhere]) await until(1)
  expect(await nats.subscriptions()).toEqual(
    expect.arrayContaining([['i-one.news.match:1'], ['i-one.news.match:1', 'i-one.news.match:2']]),
  )
  const transaction = await app.db.startTransaction().execute()
  await notifyTopics(transaction, 'match:1', 'match:1', 'match:3')
  await notifyTopics(transaction, 'match:1')
  one.publishPending?.()
  expect([here.calls(), there.calls()]).toEqual([1, 1])
  await transaction.commit().execute()
  one.publishPending?.()
  for (const { until } of [here, there]) await until(2)
  const undone = await app.db.startTransaction().execute()
  await notifyTopics(undone, 'match:2')
  await undone.rollback().execute()
  await notifyTopics(app.db, 'match:1')
  for (const { until } of [here, there]) await until(3)
  expect(elsewhere.calls()).toBe(1)
  for (const { unfollow } of [here, there, elsewhere]) unfollow()
  await expect.poll(() => nats.subscriptions()).toEqual([[], []])
})

test('messages lost by NATS are found in the database, without duplicates', async () => {
  const live = begin(times)
  const lost = follower(live, 'match:4')
  await lost.until(1)
  await sql`insert into news (topic, sent_at) values ('match:4', now())`.execute(app.db)
  await lost.until(2)
  await notifyTopics(app.db, 'match:4')
  await lost.until(3)
  await notifyTopics(app.db, 'match:4')
  await lost.until(4)
})

test('the database is polled while NATS is down or frozen, and NATS is used again when it is back', async () => {
  const live = begin()
  const heard = follower(live, 'match:5')
  await heard.until(1)
  for (const [lose, refundQuota] of [
    [nats.kill, nats.start],
    [() => nats.signal('SIGSTOP'), () => nats.signal('SIGCONT')],
  ] as const) {
    const before = heard.calls()
    await lose()
    await notifyTopics(app.db, 'match:5')
    await heard.until(before + 1)
    await refundQuota()
    // waits for NATS, which also forwards notifications that the database has already delivered
    const unsent = async () =>
      (await app.db.selectFrom('news').select('id').where('sent_at', 'is', null).execute()).length
    await expect.poll(unsent).toBe(0)
    await notifyTopics(app.db, 'match:5')
    await heard.until(before + 2)
  }
})

test('a centre’s calendar reports a booking over NATS', async () => {
  const live = begin()
  const pitch = await createTestPitch(app)
  const { centre_id: centre } = await app.db
    .selectFrom('pitches')
    .select('centre_id')
    .where('id', '=', pitch)
    .executeTakeFirstOrThrow()
  const desk = follower(live, `centre:${centre}`)
  await desk.until(1)
  await app.db.updateTable('pitches').set({ price_amount: 1000 }).where('id', '=', pitch).execute()
  await desk.until(2)
})

test('spectators of another process see each event once, in order', async () => {
  const { match, captain } = await createTestMatch(app)
  const database = openDatabase(app.databaseUrl)
  const live = begin()
  const ready = () => Promise.resolve(true)
  const { config, clock } = app
  const server = await buildServer({ db: database.db, config, live, log, now: clock.now, ready })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const watchers = Array.from({ length: 5 }, () => openMatchStream({ baseUrl }, match))
  for (const { untilNamed } of watchers) await untilNamed('heartbeat')
  const event = createDevice(app)
  for (let n = 0; n < 5; n++) await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
  for (const { untilNumber, numbers, cut } of watchers) {
    await untilNumber(5)
    expect(numbers()).toEqual([1, 2, 3, 4, 5])
    cut()
  }
  await server.close()
  await database.close()
})
