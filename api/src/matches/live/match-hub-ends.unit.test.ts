import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVersionReader, createReader, createMatchInMemory } from '../../../test/match-in-memory.ts'
import { MatchHub } from './match-hub.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a hub', () => {
  test('disconnects spectators with events that the database has lost, and starts again with new spectators', async () => {
    const { source, calls, happen, lose } = createMatchInMemory()
    happen(5)
    const hub = new MatchHub(source, { seen: 5, lineups: 0 })
    const [early, late] = [createReader(), createReader()]
    await hub.enter(early.stream, false, createVersionReader(3))
    lose(2)
    await hub.enter(late.stream, false, createVersionReader(3))
    expect(early.names).toEqual([4, 5, 'heartbeat', 'reset', 'closed'])
    happen(2)
    await settle()
    expect(late.names).toEqual(['heartbeat', 4, 5])
    expect(calls.errors).toBe(0)
  })

  test('disconnects spectators with events whose numbers were reused', async () => {
    const { source, happen, lose, publishUpdate } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const { stream, names } = createReader()
    await hub.enter(stream, false, createVersionReader(0))
    happen(3)
    await settle()
    lose(2)
    happen(4)
    publishUpdate()
    await settle()
    expect(names).toEqual(['heartbeat', 1, 2, 3, 'reset', 'closed'])
  })

  test('disconnects spectators with lineups that the database has lost', async () => {
    const { source, calls } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 2 })
    const { stream, names } = createReader()
    await hub.enter(stream, false, createVersionReader(0))
    expect(names).toEqual(['heartbeat'])
    expect(calls.errors).toBe(0)
  })

  test('ends a minute after the match, unless full time is taken back', async () => {
    const { source, calls, setOver } = createMatchInMemory()
    const { stream, names } = createReader()
    await new MatchHub(source, { seen: 0, lineups: 0 }).enter(stream, false, createVersionReader(0))
    setOver(true)
    await vi.advanceTimersByTimeAsync(59_000)
    setOver(false)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(names).not.toContain('end')
    setOver(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(names.slice(-2)).toEqual(['end', 'closed'])
    expect(calls).toMatchObject({ empty: 1, followed: 0 })
  })

  test('ignores an outdated read of the match', async () => {
    const { source, happen, setOver, hold } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [createReader(), createReader()]
    await hub.enter(first.stream, false, createVersionReader(0))
    setOver(true)
    await settle()
    const release = hold()
    const entering = hub.enter(late.stream, false, createVersionReader(0))
    await settle()
    setOver(false)
    happen()
    await settle()
    release()
    await entering
    await vi.advanceTimersByTimeAsync(120_000)
    expect([...first.names, ...late.names]).not.toContain('end')
  })

  test('disconnects everyone if a read fails', async () => {
    const { source, calls, fail } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [one, late] = [createReader(), createReader()]
    await hub.enter(one.stream, false, createVersionReader(0))
    fail()
    await hub.enter(late.stream, false, createVersionReader(0))
    await settle()
    expect([one.names.at(-1), late.names.at(-1)]).toEqual(['closed', 'closed'])
    expect(calls).toMatchObject({ errors: 2, followed: 0 })
  })

  test('is closed after the last spectator leaves, even one who leaves while joining', async () => {
    const { source, calls, hold } = createMatchInMemory()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [one, two] = [createReader(), createReader()]
    await hub.enter(one.stream, false, createVersionReader(0))
    const release = hold()
    const entering = hub.enter(two.stream, false, createVersionReader(0))
    one.close()
    expect(calls).toMatchObject({ empty: 0, followed: 1 })
    two.close()
    release()
    await entering
    expect(calls).toMatchObject({ empty: 1, followed: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })
})
