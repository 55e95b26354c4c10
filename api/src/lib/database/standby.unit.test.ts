import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import {
  type StandbyReadOutcome,
  unreachablePosition,
  openStandby,
  parsePosition,
  formatPosition,
} from './standby.ts'

const [here, there] = [{ name: 'primary' }, { name: 'standby' }] as unknown as [Database, Database]
const nameOf = async (db: Database) => (db as unknown as { name: string }).name

const forever = new Promise<never>(() => {})

const world = async ({ primary = 10n, standby = 10n } = {}) => {
  const state = { primary, standby, primaryIsAway: false, standbyIs: 'there' as 'there' | 'away' | 'frozen' }
  const calls = { asked: 0, connected: 0, released: 0, broken: 0, away: 0 }
  const counted: StandbyReadOutcome[] = []
  const connection = {
    db: there,
    replayed: -1n,
    ask: () => {
      calls.asked++
      return state.standbyIs === 'frozen' ? forever : Promise.resolve(state.standby)
    },
    release: (isBroken = false) => void (isBroken ? calls.broken++ : calls.released++),
  }
  const opened = openStandby({
    connect: async () => {
      calls.connected++
      if (state.standbyIs === 'away') throw new Error('refused')
      return connection
    },
    findPosition: async () => {
      if (state.primaryIsAway) throw new Error('refused')
      return state.primary
    },
    count: (where) => counted.push(where),
    onAway: () => void calls.away++,
  })
  await opened.look()
  const read = (written?: bigint) => opened.read(here, written, nameOf)
  return { state, calls, counted, ...opened, read, readWith: opened.read }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('reads from a standby that has caught up with the primary', async () => {
  const { calls, counted, read } = await world()
  const before = calls.asked
  expect([await read(), await read()]).toEqual(['standby', 'standby'])
  expect(calls.asked).toBe(before)
  expect(counted).toEqual(['standby', 'standby'])
  expect(calls.released).toBe(calls.connected)
})

test('does not read from a standby that is behind or cut off until it catches up', async () => {
  const { state, counted, read, look } = await world()
  state.primary = 20n
  expect(await read()).toBe('standby')
  await look()
  expect(await read()).toBe('primary')
  state.standby = 20n
  expect(await read()).toBe('standby')
  expect(counted).toEqual(['standby', 'lagging', 'standby'])
})

test('lets users read their own writes', async () => {
  const { state, read, findPosition } = await world()
  state.primary = 30n
  const written = await findPosition()
  expect([await read(written), await read()]).toEqual(['primary', 'standby'])
  state.standby = 30n
  expect(await read(written)).toBe('standby')
  state.primaryIsAway = true
  expect(await read(await findPosition())).toBe('primary')
})

test('does not let every request wait for an unreachable standby, and uses it again later', async () => {
  const { state, calls, counted, read, look } = await world()
  state.primary = 20n
  await look()
  state.standbyIs = 'away'
  expect([await read(), await read()]).toEqual(['primary', 'primary'])
  const tries = calls.connected
  expect(await read()).toBe('primary')
  expect(calls).toMatchObject({ connected: tries, away: 1 })
  Object.assign(state, { standbyIs: 'there', standby: 20n })
  await vi.advanceTimersByTimeAsync(500)
  expect(await read()).toBe('standby')
  expect(counted).toEqual(['unreachable', 'unreachable', 'unreachable', 'standby'])
})

test('waits once for a frozen standby, for a second, and drops the connection', async () => {
  const { state, calls, counted, read, look } = await world()
  state.primary = 20n
  await look()
  state.standbyIs = 'frozen'
  const reading = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await reading).toBe('primary')
  expect(await read()).toBe('primary')
  expect(calls.broken).toBeGreaterThan(0)
  expect(counted).toEqual(['unreachable', 'unreachable'])
})

test('falls back to the primary if a query fails on the standby', async () => {
  const { counted, readWith } = await world()
  const onlyHere = async (db: Database) => {
    if (db === there) throw new Error('not found')
    return 'found'
  }
  expect(await readWith(here, undefined, onlyHere)).toBe('found')
  const stuck = readWith(here, undefined, (db) => (db === there ? forever : Promise.resolve('found')))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await stuck).toBe('found')
  expect(counted).toEqual(['failed', 'failed'])
})

test('reads from the standby while the primary is unreachable', async () => {
  const { state, read, look } = await world()
  state.primaryIsAway = true
  await look()
  expect(await read()).toBe('standby')
})

test('does not read from a standby before the position of the primary is known', async () => {
  const { read } = await world({ primary: unreachablePosition })
  expect(await read()).toBe('primary')
})

test.each([
  ['16/B374D848', 0x16b374d848n],
  ['0/0', 0n],
  ['FFFFFFFF/FFFFFFFF', unreachablePosition],
])('the position %s is a number, and written so again', (text, position) => {
  expect(parsePosition(text)).toBe(position)
  expect(formatPosition(position)).toBe(text)
})

test.each(['', '0', '16/', '/1', '1/123456789', '16/b3', 'x/y', undefined])('%s is no position', (text) => {
  expect(parsePosition(text)).toBeUndefined()
})
