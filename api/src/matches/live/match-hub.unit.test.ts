import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVersionReader, createReader, createMatchInMemory } from '../../../test/match-in-memory.ts'
import { MatchHub } from './match-hub.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a hub', () => {
  test('sends missed events to each spectator, then each new event once', async () => {
    const { source, happen } = createMatchInMemory()
    happen(3)
    const hub = new MatchHub(source, { seen: 3, lineups: 0 })
    const [early, late] = [createReader(), createReader()]
    await hub.enter(early.stream, false, createVersionReader(1))
    await hub.enter(late.stream, false, createVersionReader(3))
    happen(2)
    await settle()
    expect(early.numbers()).toEqual([2, 3, 4, 5])
    expect(late.numbers()).toEqual([4, 5])
  })

  test('lets everyone go when other teams play the match, newcomers with the old ones too', async () => {
    const { source, setTeams } = createMatchInMemory()
    setTeams('a b')
    const hub = new MatchHub(source, { seen: 0, lineups: 0, teams: 'a b' })
    const [before, late] = [createReader(), createReader()]
    await hub.enter(before.stream, false, async () => ({ seen: 0, lineups: 0, teams: 'a b' }))
    setTeams('c b')
    await settle()
    expect(before.names).toEqual(['heartbeat', 'reset', 'closed'])
    await hub.enter(late.stream, false, async () => ({ seen: 0, lineups: 0, teams: 'a b' }))
    expect(late.names).toEqual(['reset', 'closed'])
  })

  test('lets everyone go when the match is not there any more', async () => {
    const { source, remove, calls } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [before, late] = [createReader(), createReader()]
    await hub.enter(before.stream, false, createVersionReader(0))
    remove()
    await settle()
    await hub.enter(late.stream, false, createVersionReader(0))
    expect([before.names, late.names]).toEqual([['heartbeat', 'closed'], ['closed']])
    expect(calls.errors).toBe(0)
  })

  test('sends current lineups once to spectators with older ones', async () => {
    const { source, calls, lineUp, happen } = createMatchInMemory()
    lineUp()
    const hub = new MatchHub(source, { seen: 0, lineups: 1 })
    const [knows, asks, alike] = [createReader(), createReader(), createReader()]
    await hub.enter(knows.stream, false, createVersionReader(0, 1))
    await hub.enter(asks.stream, false, createVersionReader(0, -1))
    await hub.enter(alike.stream, false, createVersionReader(0, -1))
    expect(knows.names).toEqual(['heartbeat'])
    for (const { names } of [asks, alike]) expect(names).toEqual(['lineups', 'heartbeat'])
    expect(calls.lineups).toBe(1)
    lineUp()
    lineUp()
    await settle()
    happen()
    await settle()
    expect(knows.names).toEqual(['heartbeat', 'lineups', 1])
    expect(asks.names).toEqual(['lineups', 'heartbeat', 'lineups', 1])
  })

  test('does not send lineups to spectators who already have them', async () => {
    const { source, lineUp, hold } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [createReader(), createReader()]
    await hub.enter(first.stream, false, createVersionReader(0))
    const release = hold()
    lineUp()
    await settle()
    await hub.enter(late.stream, false, createVersionReader(0, 1))
    release()
    await settle()
    expect(first.names).toEqual(['heartbeat', 'lineups'])
    expect(late.names).toEqual(['heartbeat'])
  })

  test('sends lineups saved in the meantime to new spectators', async () => {
    const { source, lineUp, hold } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [createReader(), createReader()]
    await hub.enter(first.stream, false, createVersionReader(0))
    const release = hold()
    const entering = hub.enter(late.stream, false, createVersionReader(0))
    await settle()
    lineUp()
    await settle()
    release()
    await entering
    for (const { names } of [first, late]) expect(names.filter((name) => name === 'lineups')).toHaveLength(1)
  })

  test('encodes each message once for all spectators', async () => {
    const { source, happen } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [one, two] = [createReader(), createReader()]
    for (const { stream } of [one, two]) await hub.enter(stream, false, createVersionReader(0))
    happen(2)
    await settle()
    const [mine, yours] = [one.written.at(-1), two.written.at(-1)]
    if (!Buffer.isBuffer(mine) || !Buffer.isBuffer(yours)) throw new Error('no bytes')
    expect([yours.buffer === mine.buffer, yours.byteOffset]).toEqual([true, mine.byteOffset])
  })

  test('catches up a new spectator whose read is older than the last broadcast', async () => {
    const { source, happen, hold } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, behind] = [createReader(), createReader()]
    await hub.enter(first.stream, false, createVersionReader(0))
    const release = hold()
    const entering = hub.enter(behind.stream, false, createVersionReader(0))
    await settle()
    happen(2)
    await settle()
    expect(first.numbers()).toEqual([1, 2])
    release()
    await entering
    expect(behind.numbers()).toEqual([1, 2])
  })

  test('sends no event twice to a new spectator who is ahead of the others', async () => {
    const { source, happen, hold } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, ahead] = [createReader(), createReader()]
    await hub.enter(first.stream, false, createVersionReader(0))
    const release = hold()
    happen(2)
    await hub.enter(ahead.stream, false, createVersionReader(0))
    expect([first.numbers(), ahead.numbers()]).toEqual([[], [1, 2]])
    happen()
    release()
    await settle()
    expect([first.numbers(), ahead.numbers()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  test('reads once more, not once per change, after several changes during a read', async () => {
    const { source, calls, happen } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const { stream, numbers } = createReader()
    await hub.enter(stream, false, createVersionReader(0))
    const before = calls.read
    for (let n = 0; n < 50; n++) happen()
    await settle()
    expect(calls.read - before).toBe(2)
    expect(numbers()).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })

  test('sends the time at the start and every 15 seconds', async () => {
    const { source } = createMatchInMemory()
    const { stream, names } = createReader()
    await new MatchHub(source, { seen: 0, lineups: 0 }).enter(stream, false, createVersionReader(0))
    expect(names).toEqual(['heartbeat'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(names.filter((name) => name === 'heartbeat')).toHaveLength(3)
  })

  test('sends the spectator count after a change, and immediately to new spectators', async () => {
    const { source } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [createReader(), createReader()]
    await hub.enter(first.stream, false, createVersionReader(0))
    hub.showCount(1)
    hub.showCount(1)
    await hub.enter(late.stream, false, createVersionReader(0))
    for (const { names } of [first, late]) expect(names).toEqual(['heartbeat', 'spectators'])
    expect(hub.size).toBe(2)
  })
})
