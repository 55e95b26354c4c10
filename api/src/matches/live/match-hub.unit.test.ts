import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVersionReader, createReader, createMatchInMemory } from '../../../test/match-in-memory.ts'
import { MatchHub } from './match-hub.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a hub', () => {
  test('sends everyone what they lack, then each event once', async () => {
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

  test('tells lineups as they are to who has older ones, once', async () => {
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

  test('tells nobody of lineups that they have already, before the others were told', async () => {
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

  test('tells who comes in between of lineups that were saved meanwhile', async () => {
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

  test('writes the same bytes to all, made once', async () => {
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

  test('brings level who has read before the others were sent more', async () => {
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

  test('doubles nothing for who has read what the others are still to be sent', async () => {
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

  test('reads once more, not once for each, when much happens while it reads', async () => {
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

  test('tells the time at the beginning and every 15 seconds', async () => {
    const { source } = createMatchInMemory()
    const { stream, names } = createReader()
    await new MatchHub(source, { seen: 0, lineups: 0 }).enter(stream, false, createVersionReader(0))
    expect(names).toEqual(['heartbeat'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(names.filter((name) => name === 'heartbeat')).toHaveLength(3)
  })

  test('tells how many watch when that has changed, and who comes in at once', async () => {
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
