import { randomUUID } from 'node:crypto'
import { followStream } from '@i-one/contract/follow'
import { type Match, getMatch, watchMatch } from '@i-one/contract/matches'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { openMatchStream } from '../../../test/watch.ts'
import { openDatabase } from '../../lib/database/database.ts'
import { startLiveUpdates } from '../../lib/live/live.ts'
import { buildServer } from '../../server.ts'

const app = await startTestApp()

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

const bootSecond = async () => {
  const { db, close } = openDatabase(app.databaseUrl)
  const live = await startLiveUpdates(app.databaseUrl, app.log)
  const { config, log, clock } = app
  const server = await buildServer({
    db,
    config,
    live,
    log,
    now: clock.now,
    ready: () => Promise.resolve(true),
    countEvery: 200,
  })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await server.close()
    await live.stop()
    await close()
  }
  return { connection: { baseUrl }, stop }
}

const goals = async (captain: Person, match: Match, count: number) => {
  const event = createDevice(app)
  for (let n = 0; n < count; n++) await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
}

describe('watching a match', () => {
  test('[MATCH-4] begins with the match as it stands, then brings each event as it comes', async () => {
    const { match, captain } = await createTestMatch(app)
    await goals(captain, match, 2)
    const watchers = Array.from({ length: 5 }, () => openMatchStream(app.connection(captain.token), match))
    for (const { untilNamed } of watchers) await untilNamed('snapshot')
    const [first] = watchers[0]?.messages ?? []
    expect(first).toMatchObject({ name: 'snapshot', id: 2 })
    expect(first?.data).toEqual(await app.as(captain.token)(getMatch, { params: { id: match._id } }))
    const event = createDevice(app)
    for (const seq of [3, 4, 5]) {
      const { accepted } = await recordTestEvents(app, captain, match, event('goal', { side: 'T2' }))
      for (const { untilNumber } of watchers) await untilNumber(seq)
      for (const { messages } of watchers) {
        const last = messages.findLast(({ name }) => name === 'event')
        expect(last).toEqual({ name: 'event', id: seq, data: accepted[0] })
      }
    }
    for (const { messages } of watchers)
      for (const { name, data } of messages) expect(z.parse(watchMatch.messages[name], data)).toEqual(data)
    for (const { cut } of watchers) cut()
  })

  test('goes on, after the line was cut, with exactly what was missed, in order', async () => {
    const { match, captain } = await createTestMatch(app)
    const before = openMatchStream(app.connection(), match)
    await before.untilNamed('snapshot')
    await goals(captain, match, 3)
    await before.untilNumber(3)
    before.cut()
    await goals(captain, match, 4)
    const after = openMatchStream(
      app.connection(),
      match,
      before.messages.findLast(({ id }) => id !== undefined)?.id,
    )
    await after.untilNumber(7)
    await goals(captain, match, 1)
    await after.untilNumber(8)
    expect(after.numbers()).toEqual(upTo(8, 4))
    expect(after.messages.map(({ name }) => name)).not.toContain('snapshot')
    after.cut()
  })

  test('starts with the whole match if the database has fewer events than the client', async () => {
    const { match, captain } = await createTestMatch(app)
    await goals(captain, match, 1)
    const lost = openMatchStream(app.connection(), match, 99)
    await lost.untilNamed('snapshot')
    expect(lost.numbers()).toEqual([1])
    lost.cut()
  })

  test('neither misses nor repeats events, whenever a spectator joins', async () => {
    const { match, captain } = await createTestMatch(app)
    const second = await bootSecond()
    const watchers: ReturnType<typeof openMatchStream>[] = []
    const event = createDevice(app)
    const scorer = async () => {
      for (let n = 0; n < 10; n++) {
        watchers.push(
          openMatchStream(n % 2 ? app.connection() : second.connection, match, n % 4 < 2 ? undefined : 0),
        )
        await recordTestEvents(
          app,
          captain,
          match,
          event('goal', { side: 'T1' }),
          event('goal', { side: 'T2' }),
        )
      }
    }
    await Promise.all(Array.from({ length: 4 }, scorer))
    for (const { untilNumber, numbers, cut } of watchers) {
      await untilNumber(80)
      expect(numbers()).toEqual(upTo(80))
      cut()
    }
    await second.stop()
  })

  test('brings what another process has recorded, also when the line between them broke', async () => {
    const { match, captain } = await createTestMatch(app)
    const second = await bootSecond()
    const watcher = openMatchStream(second.connection, match)
    await watcher.untilNamed('heartbeat')
    await goals(captain, match, 1)
    await watcher.untilNumber(1)
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen news'`.execute(app.db)
    expect(rows).toHaveLength(2)
    await goals(captain, match, 2)
    await watcher.untilNumber(3)
    expect(watcher.numbers()).toEqual([1, 2, 3])
    watcher.cut()
    await second.stop()
  })

  test('counts spectators across all processes', async () => {
    const { match } = await createTestMatch(app)
    const second = await bootSecond()
    const counted = (count: number) => (messages: readonly { name: string; data: unknown }[]) =>
      messages.some(({ name, data }) => name === 'spectators' && (data as { count: number }).count === count)
    const stays = openMatchStream(app.connection(), match)
    const elsewhere = openMatchStream(second.connection, match)
    const goes = openMatchStream(second.connection, match)
    for (const { until } of [stays, elsewhere]) await until(counted(3))
    goes.cut()
    await stays.until(counted(2))
    await second.stop()
    await stays.until(counted(1))
    stays.cut()
  })

  test('starts again after the database was restored to an earlier state', async () => {
    const { match, captain } = await createTestMatch(app)
    const watcher = openMatchStream(app.connection(), match)
    await watcher.untilNamed('heartbeat')
    await goals(captain, match, 3)
    await watcher.untilNumber(3)
    const { events } = await app.as()(getMatch, { params: { id: match._id } })
    await app.db.deleteFrom('events').where('match_id', '=', match._id).where('seq', '>', 1).execute()
    await app.db.updateTable('matches').set({ seq: 1, score_one: 1 }).where('id', '=', match._id).execute()
    const newcomer = openMatchStream(app.connection(), match)
    await newcomer.untilNamed('heartbeat')
    await watcher.ended
    expect(watcher.messages.at(-1)).toMatchObject({ name: 'reset', data: { seq: 1 } })
    await goals(captain, match, 3)
    await newcomer.untilNumber(4)
    expect(newcomer.numbers()).toEqual(upTo(4))
    // event 3 is now another event: the server can detect this only by the event's id
    const back = openMatchStream(app.connection(), match, 3, events.at(-1)?.id)
    await back.untilNamed('snapshot')
    expect(back.numbers()).toEqual(upTo(4))
    for (const { cut } of [newcomer, back]) cut()
  })

  test('shows full time, and that it was taken back', async () => {
    const { match, captain } = await createTestMatch(app)
    const watcher = openMatchStream(app.connection(), match)
    await watcher.untilNamed('snapshot')
    const event = createDevice(app)
    const fullTime = event('full-time')
    await recordTestEvents(app, captain, match, event('kick-off'), fullTime)
    await recordTestEvents(app, captain, match, event('void', { voids: fullTime.id }))
    await watcher.untilNumber(3)
    const last = watcher.messages.findLast(({ name }) => name === 'event')
    expect(last?.data).toMatchObject({ type: 'void', voids: fullTime.id })
    watcher.cut()
  })

  test('continues on another server without missing events when a server stops', async () => {
    const { match, captain } = await createTestMatch(app)
    const second = await bootSecond()
    const watchers = Array.from({ length: 8 }, () => openMatchStream(second.connection, match))
    for (const { untilNamed } of watchers) await untilNamed('heartbeat')
    const stopped = second.stop()
    await Promise.race(watchers.map(({ ended }) => ended))
    await goals(captain, match, 1)
    await stopped
    for (const { ended, messages, numbers } of watchers) {
      await ended
      expect(messages.at(-1)).toMatchObject({
        name: 'come-back',
        data: { milliseconds: expect.any(Number) },
      })
      const back = openMatchStream(app.connection(), match, numbers().at(-1) ?? 0)
      await back.untilNamed('heartbeat')
      expect([...numbers(), ...back.numbers()]).toEqual([1])
      back.cut()
    }
  })

  test('is for those who may see it', async () => {
    const { match, captain, two } = await createTestMatch(app, { visibility: 'link' })
    const open = (token?: string, id = match._id) =>
      followStream(app.connection(token), watchMatch, {
        params: { id },
        signal: AbortSignal.timeout(10_000),
        onMessage: () => {},
      })
    const stranger = await createPerson(app)
    for (const token of [undefined, stranger.token])
      await expect(open(token)).rejects.toMatchObject({ code: 'not-found', status: 404 })
    await expect(open(captain.token, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await expect(open(captain.token, 'nothing')).rejects.toMatchObject({ code: 'bad-input', status: 400 })
    for (const { token } of [captain, ...two]) {
      const watcher = openMatchStream(app.connection(token), match)
      await watcher.untilNamed('snapshot')
      expect(watcher.messages[0]?.data).toMatchObject({ mine: { mayScore: token === captain.token } })
      watcher.cut()
    }
  })
})
