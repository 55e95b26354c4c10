import { randomUUID } from 'node:crypto'
import { listSlots } from '@i-one/contract/bookings'
import { closePitch, reopenPitch } from '@i-one/contract/bookings/closures'
import { createHold } from '@i-one/contract/bookings/holds'
import { createClient } from '@i-one/contract/call'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createPerson, createTestPitch } from '../../test/make.ts'
import { startRestartingServer } from '../../test/restarting-server.ts'
import { apiError, startTestApp } from '../../test/suite.ts'
import { createResponseCache, maxResponseAge } from './cached-responses.ts'
import { openDatabase } from './database/database.ts'
import type { LiveUpdates } from './live/live.ts'

const app = await startTestApp()

const counting = (live: Pick<LiveUpdates, 'changeCount'> = { changeCount: () => 0 }) => {
  let elapsed = 0
  let reads = 0
  const cache = createResponseCache({ db: app.db, live }, () => elapsed)
  const ask = async (until = Infinity, at = app.clock.now()) => {
    const bytes = await cache.get('one', at, async () => ({ answer: ++reads, until }))
    return Number(bytes.toString())
  }
  return { cache, ask, pass: (milliseconds: number) => void (elapsed += milliseconds) }
}

describe('a cached response', () => {
  test('is read once for concurrent callers, and again after a quarter of a second', async () => {
    const { ask, pass } = counting()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    pass(maxResponseAge - 1)
    expect(await ask()).toBe(1)
    pass(1)
    expect(await ask()).toBe(2)
  })

  test('expires when time alone changes the response', async () => {
    const { ask } = counting()
    const now = app.clock.now().getTime()
    expect(await ask(now + 1)).toBe(1)
    expect(await ask(Infinity, new Date(now + 1))).toBe(2)
  })

  test('is read again after a write of this process, even if the write overlaps the read', async () => {
    const { cache, ask } = counting()
    const write = () =>
      sql`insert into limits values ('\\x00', now()) on conflict (key) do update set used_until = now()`
    expect(await ask()).toBe(1)
    await write().execute(app.db)
    expect(await ask()).toBe(2)
    await app.db.transaction().execute(async (transaction) => {
      await write().execute(transaction)
      expect(await ask()).toBe(2)
    })
    expect(await ask()).toBe(3)
    const during = await cache.get('two', app.clock.now(), async () => {
      await write().execute(app.db)
      return { answer: 'before', until: Infinity }
    })
    expect(during.toString()).toBe('"before"')
    const after = await cache.get('two', app.clock.now(), async () => ({ answer: 'after', until: Infinity }))
    expect(after.toString()).toBe('"after"')
  })

  test('is read again after a live message of another process', async () => {
    let changes = 0
    const { ask } = counting({ changeCount: () => changes })
    expect(await ask()).toBe(1)
    changes++
    expect(await ask()).toBe(2)
    expect(await ask()).toBe(2)
  })

  test('stays cached after statements without changes, but not after a failed read', async () => {
    const { cache, ask } = counting()
    expect(await ask()).toBe(1)
    await sql`update limits set used_until = now() where false`.execute(app.db)
    await sql`select from limits`.execute(app.db)
    expect(await ask()).toBe(1)
    const fail = () => Promise.reject(new Error('cut'))
    await expect(cache.get('three', app.clock.now(), fail)).rejects.toThrow('cut')
    const again = await cache.get('three', app.clock.now(), async () => ({ answer: 3, until: Infinity }))
    expect(again.toString()).toBe('3')
  })
})

describe('the slots of a pitch', () => {
  test('are cached for all users, but not sent to suspended accounts', async () => {
    const pitch = await createTestPitch(app)
    const { id, token } = await createPerson(app)
    const look = (as?: string) => app.as(as)(listSlots, { params: { id: pitch }, query: {} })
    await sql`update users set suspended_at = now() where id = ${id}`.execute(app.db)
    // freezes the monotonic clock, so that the cached slots do not expire
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const slots = await look()
    await expect(look(token)).rejects.toMatchObject({ status: 403, code: 'suspended' })
    elapsed.mockRestore()
    expect(await look((await createPerson(app)).token)).toEqual(slots)
  })

  test('are sent in an encoding that the client accepts', async () => {
    const path = listSlots.path.replace(':id', await createTestPitch(app))
    const look = async (encodings: string) => {
      const response = await fetch(app.baseUrl + path, { headers: { 'accept-encoding': encodings } })
      const [encoding, vary] = ['content-encoding', 'vary'].map((name) => response.headers.get(name))
      return { encoding, vary, slots: await response.json() }
    }
    const { slots, ...plain } = await look('identity')
    expect(plain).toEqual({ encoding: null, vary: 'accept-encoding' })
    expect(slots).not.toEqual([])
    const taken = {
      br: 'br',
      gzip: 'gzip',
      'gzip, deflate, br, zstd': 'br',
      'br;q=0, gzip': 'gzip',
      '': null,
    }
    for (const [encodings, encoding] of Object.entries(taken))
      expect(await look(encodings)).toEqual({ encoding, vary: 'accept-encoding', slots })
  })

  const start = '2025-11-21T12:00:00.000Z'
  const end = '2025-11-21T13:00:00.000Z'

  test('are current after each own change, and holds never rely on cached slots', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { db, close: closeDatabase } = openDatabase(app.databaseUrl)
    const { baseUrl, stop } = await startRestartingServer({ ...app, db })
    const there = (token?: string) => createClient({ baseUrl, token: () => token ?? null })
    const stateBy = async (as: typeof app.as) => {
      const slots = await as()(listSlots, { params: { id: pitch }, query: {} })
      return slots.find((slot) => slot.start === start)?.state
    }
    expect([await stateBy(app.as), await stateBy(there)]).toEqual(['free', 'free'])
    const { _id } = await app.as(owner.token)(closePitch, {
      params: { id: pitch },
      body: { start, end, reason: 'Turf' },
      key: randomUUID(),
    })
    expect(await stateBy(app.as)).toBe('closed')
    const { token } = await createPerson(app)
    await expect(there(token)(createHold, { body: { pitch, start } })).rejects.toMatchObject(
      apiError('slot-taken'),
    )
    await expect.poll(() => stateBy(there)).toBe('closed')
    await there(owner.token)(reopenPitch, { params: { id: _id } })
    expect(await stateBy(there)).toBe('free')
    await expect.poll(() => stateBy(app.as)).toBe('free')
    await stop()
    await closeDatabase()
  })
})
