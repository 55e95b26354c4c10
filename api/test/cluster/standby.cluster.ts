import { updateUser } from '@i-one/contract/accounts/profile'
import { createClient } from '@i-one/contract/call'
import { findNearbyPitches, getPitch } from '@i-one/contract/pitches'
import { getPlayerStats } from '@i-one/contract/stats'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '../../src/lib/config.ts'
import { isReachable, openDatabase } from '../../src/lib/database/database.ts'
import { migrate } from '../../src/lib/database/migrate.ts'
import { connectStandby } from '../../src/lib/database/standby-pool.ts'
import { startLiveUpdates } from '../../src/lib/live/live.ts'
import { startLog } from '../../src/lib/log.ts'
import { createMetrics } from '../../src/lib/metrics/metrics.ts'
import { buildServer } from '../../src/server.ts'
import { createPerson, createTestPitch } from '../make.ts'
import { createCookieFetch } from './browser.ts'
import { startPrimaryAndStandby } from './start-standby.ts'

const machines = await startPrimaryAndStandby()
await migrate(machines.urls.primary)
const config = parseConfig({ LOG_LEVEL: 'error', RATE_LIMITS: 'off' })
const log = startLog(config)
const metrics = createMetrics()
const { db, pool, close } = openDatabase(machines.urls.primary)
const live = await startLiveUpdates(machines.urls.primary, log)
const settings = { count: metrics.countStandbyRead, onAway: () => undefined, every: 24 * 60 * 60_000 }

const boot = async () => {
  const standby = await connectStandby(machines.urls.standby, { primary: db, max: 4, ...settings })
  const ready = () => isReachable(pool)
  const server = await buildServer({ db, standby, config, live, log, ready, now: () => new Date() })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await server.close()
    await standby.stop()
  }
  return { baseUrl, look: standby.look, stop }
}
const processes = [await boot(), await boot()] as const
afterAll(async () => {
  for (const { stop } of processes) await stop()
  await live.stop()
  await close()
  await machines.stop()
})

const browser = (token?: string) => {
  const send = createCookieFetch()
  return processes.map(({ baseUrl }) =>
    createClient({ baseUrl, token: () => token ?? null, fetch: send, timeout: 60_000 }),
  )
}

const countReads = async (outcome: string) => {
  const text = await metrics.registry.metrics()
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`i_one_standby_reads_total{outcome="${outcome}"}`))
  return Number(line?.split(' ')[1] ?? 0)
}

const fixtures = { db, clock: { now: () => new Date() } }
const [nobody] = browser()
const look = () => nobody!(findNearbyPitches, { query: { lng: 3.35, lat: 6.5 } })

const untilReadThere = () =>
  expect
    .poll(async () => {
      for (const process of processes) await process.look()
      const before = await countReads('standby')
      await look()
      return (await countReads('standby')) - before
    })
    .toBe(1)

test('stale reads use the standby, and rows missing there are read from the primary', async () => {
  const pitch = await createTestPitch(fixtures)
  await untilReadThere()
  expect((await look()).map(({ _id }) => _id)).toContain(pitch)
  await machines.pause()
  const later = await createTestPitch(fixtures)
  expect((await look()).map(({ _id }) => _id)).not.toContain(later)
  expect(await nobody!(getPitch, { params: { id: later } })).toMatchObject({ _id: later })
  await machines.resume()
})

test('users read their own changes from every process while the standby is frozen', async () => {
  const { id, token } = await createPerson(fixtures, { nickname: 'Ayo' })
  await untilReadThere()
  const own = browser(token)
  const others = browser(token)
  const nameAt = async ([first, second]: typeof own) => {
    const names = [first, second].map(
      async (call) => (await call!(getPlayerStats, { params: { id } })).player.name,
    )
    return Promise.all(names)
  }
  await machines.pause()
  await own[0]!(updateUser, { body: { nickname: 'Ayomide' } })
  expect(await nameAt(own)).toEqual(['Ayomide', 'Ayomide'])
  // without the cookie, the standby may return stale data until the next poll
  expect(await nameAt(others)).toEqual(['Ayo', 'Ayo'])
  for (const process of processes) await process.look()
  expect(await nameAt(others)).toEqual(['Ayomide', 'Ayomide'])
  await machines.resume()
  await untilReadThere()
  expect(await nameAt(own)).toEqual(['Ayomide', 'Ayomide'])
})

test('the primary responds while the standby is down, and the standby again when it is back', async () => {
  const pitch = await createTestPitch(fixtures)
  await untilReadThere()
  await machines.stopStandby()
  const before = (await countReads('unreachable')) + (await countReads('failed'))
  expect((await look()).map(({ _id }) => _id)).toContain(pitch)
  expect((await countReads('unreachable')) + (await countReads('failed'))).toBe(before + 1)
  await machines.startStandby()
  await untilReadThere()
})
