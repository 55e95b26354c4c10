import { randomUUID } from 'node:crypto'
import { messageReader } from '@i-one/contract/follow'
import type { Event } from '@i-one/contract/matches/events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { message } from '../../lib/live/event-stream.ts'
import { MatchHub } from './match-hub.ts'

const event = (seq: number): Event => ({
  id: randomUUID(),
  seq,
  type: 'goal',
  side: 'T1',
  clockMs: 0,
  minute: '1',
  by: null,
  at: '2025-11-20T15:18:00.000Z',
})

const from =
  (seen: number, lineups = 0) =>
  async () => ({ seen, lineups })

/** A match in memory. `hold` keeps back what the next reading has read until its answer is called. */
const world = () => {
  const events: Event[] = []
  const calls = { read: 0, lineups: 0, followed: 0, empty: 0, errors: 0 }
  let over = false
  let lineups = 0
  let failing = false
  let listener: (() => void) | undefined
  let held: Promise<void> | undefined
  const source = {
    read: async (after: number) => {
      calls.read++
      if (failing) throw new Error('no database')
      if (calls.read > 1000) throw new Error('asks again and again')
      const last = events[after - 1]?.id ?? null
      const found = { events: events.slice(after), last, seq: events.length, over, lineups }
      const gate = held
      held = undefined
      await gate
      return found
    },
    readLineups: async () => {
      calls.lineups++
      const text = message('lineups', {})
      return { saved: lineups, signedIn: text, toVisitors: text }
    },
    toVisitors: (event: Event) => event,
    follow: (broadcast: () => void) => {
      listener = broadcast
      calls.followed++
      return () => {
        listener = undefined
        calls.followed--
      }
    },
    now: () => new Date(),
    onError: () => void calls.errors++,
    onEmpty: () => void calls.empty++,
  }
  return {
    source,
    calls,
    news: () => listener?.(),
    happen(count = 1) {
      for (let n = 0; n < count; n++) events.push(event(events.length + 1))
      listener?.()
    },
    /** The database loses the last so many. */
    lose: (count: number) => void events.splice(events.length - count),
    lineUp: () => {
      lineups++
      listener?.()
    },
    setOver: (is: boolean) => {
      over = is
      listener?.()
    },
    fail: () => {
      failing = true
      listener?.()
    },
    hold() {
      let letGo = () => {}
      held = new Promise((resolve) => (letGo = resolve))
      return () => letGo()
    },
  }
}

/** A reader; `names` are what it was sent, an event as its number. */
const reader = () => {
  const names: (string | number)[] = []
  const written: (string | Buffer)[] = []
  const listeners: (() => void)[] = []
  const take = messageReader(({ name, id }) => names.push(id ?? name))
  const close = () => {
    for (const listener of listeners.splice(0)) listener()
  }
  const stream = {
    send: (text: string | Buffer) => {
      written.push(text)
      take(text.toString())
    },
    end: () => {
      names.push('closed')
      close()
    },
    onClose: (listener: () => void) => void listeners.push(listener),
  }
  return { stream, names, written, close, numbers: () => names.filter((name) => typeof name === 'number') }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a hub', () => {
  test('sends everyone what they lack, then each event once', async () => {
    const { source, happen } = world()
    happen(3)
    const hub = new MatchHub(source, { seen: 3, lineups: 0 })
    const [early, late] = [reader(), reader()]
    await hub.enter(early.stream, false, from(1))
    await hub.enter(late.stream, false, from(3))
    happen(2)
    await settle()
    expect(early.numbers()).toEqual([2, 3, 4, 5])
    expect(late.numbers()).toEqual([4, 5])
  })

  test('tells lineups as they are to who has older ones, once', async () => {
    const { source, calls, lineUp, happen } = world()
    lineUp()
    const hub = new MatchHub(source, { seen: 0, lineups: 1 })
    const [knows, asks, alike] = [reader(), reader(), reader()]
    await hub.enter(knows.stream, false, from(0, 1))
    await hub.enter(asks.stream, false, from(0, -1))
    await hub.enter(alike.stream, false, from(0, -1))
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
    const { source, lineUp, hold } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [reader(), reader()]
    await hub.enter(first.stream, false, from(0))
    const release = hold()
    lineUp()
    await settle()
    await hub.enter(late.stream, false, from(0, 1))
    release()
    await settle()
    expect(first.names).toEqual(['heartbeat', 'lineups'])
    expect(late.names).toEqual(['heartbeat'])
  })

  test('tells who comes in between of lineups that were saved meanwhile', async () => {
    const { source, lineUp, hold } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [reader(), reader()]
    await hub.enter(first.stream, false, from(0))
    const release = hold()
    const entering = hub.enter(late.stream, false, from(0))
    await settle()
    lineUp()
    await settle()
    release()
    await entering
    for (const { names } of [first, late]) expect(names.filter((name) => name === 'lineups')).toHaveLength(1)
  })

  test('writes the same bytes to all, made once', async () => {
    const { source, happen } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [one, two] = [reader(), reader()]
    for (const { stream } of [one, two]) await hub.enter(stream, false, from(0))
    happen(2)
    await settle()
    const [mine, yours] = [one.written.at(-1), two.written.at(-1)]
    if (!Buffer.isBuffer(mine) || !Buffer.isBuffer(yours)) throw new Error('no bytes')
    expect([yours.buffer === mine.buffer, yours.byteOffset]).toEqual([true, mine.byteOffset])
  })

  test('brings level who has read before the others were sent more', async () => {
    const { source, happen, hold } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, behind] = [reader(), reader()]
    await hub.enter(first.stream, false, from(0))
    const release = hold()
    const entering = hub.enter(behind.stream, false, from(0))
    await settle()
    happen(2)
    await settle()
    expect(first.numbers()).toEqual([1, 2])
    release()
    await entering
    expect(behind.numbers()).toEqual([1, 2])
  })

  test('doubles nothing for who has read what the others are still to be sent', async () => {
    const { source, happen, hold } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, ahead] = [reader(), reader()]
    await hub.enter(first.stream, false, from(0))
    const release = hold()
    happen(2)
    await hub.enter(ahead.stream, false, from(0))
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
    const { source, calls, happen } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const { stream, numbers } = reader()
    await hub.enter(stream, false, from(0))
    const before = calls.read
    for (let n = 0; n < 50; n++) happen()
    await settle()
    expect(calls.read - before).toBe(2)
    expect(numbers()).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })

  test('tells the time at the beginning and every 15 seconds', async () => {
    const { source } = world()
    const { stream, names } = reader()
    await new MatchHub(source, { seen: 0, lineups: 0 }).enter(stream, false, from(0))
    expect(names).toEqual(['heartbeat'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(names.filter((name) => name === 'heartbeat')).toHaveLength(3)
  })

  test('tells how many watch when that has changed, and who comes in at once', async () => {
    const { source } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [reader(), reader()]
    await hub.enter(first.stream, false, from(0))
    hub.showCount(1)
    hub.showCount(1)
    await hub.enter(late.stream, false, from(0))
    for (const { names } of [first, late]) expect(names).toEqual(['heartbeat', 'spectators'])
    expect(hub.size).toBe(2)
  })

  test('lets go who has events that the database has lost, and begins anew with who comes in', async () => {
    const { source, calls, happen, lose } = world()
    happen(5)
    const hub = new MatchHub(source, { seen: 5, lineups: 0 })
    const [early, late] = [reader(), reader()]
    await hub.enter(early.stream, false, from(3))
    lose(2)
    await hub.enter(late.stream, false, from(3))
    expect(early.names).toEqual([4, 5, 'heartbeat', 'reset', 'closed'])
    happen(2)
    await settle()
    expect(late.names).toEqual(['heartbeat', 4, 5])
    expect(calls.errors).toBe(0)
  })

  test('lets go who has events whose numbers have been given again', async () => {
    const { source, happen, lose, news } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const { stream, names } = reader()
    await hub.enter(stream, false, from(0))
    happen(3)
    await settle()
    lose(2)
    happen(4)
    news()
    await settle()
    expect(names).toEqual(['heartbeat', 1, 2, 3, 'reset', 'closed'])
  })

  test('lets go who has lineups that the database has lost', async () => {
    const { source, calls } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 2 })
    const { stream, names } = reader()
    await hub.enter(stream, false, from(0))
    expect(names).toEqual(['heartbeat'])
    expect(calls.errors).toBe(0)
  })

  test('ends a minute after the match, unless full time is taken back', async () => {
    const { source, calls, setOver } = world()
    const { stream, names } = reader()
    await new MatchHub(source, { seen: 0, lineups: 0 }).enter(stream, false, from(0))
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

  test('does not take an old reading of a match for how it stands', async () => {
    const { source, happen, setOver, hold } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [first, late] = [reader(), reader()]
    await hub.enter(first.stream, false, from(0))
    setOver(true)
    await settle()
    const release = hold()
    const entering = hub.enter(late.stream, false, from(0))
    await settle()
    setOver(false)
    happen()
    await settle()
    release()
    await entering
    await vi.advanceTimersByTimeAsync(120_000)
    expect([...first.names, ...late.names]).not.toContain('end')
  })

  test('lets everyone go when it cannot read', async () => {
    const { source, calls, fail } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [one, late] = [reader(), reader()]
    await hub.enter(one.stream, false, from(0))
    fail()
    await hub.enter(late.stream, false, from(0))
    await settle()
    expect([one.names.at(-1), late.names.at(-1)]).toEqual(['closed', 'closed'])
    expect(calls).toMatchObject({ errors: 2, followed: 0 })
  })

  test('is done with when the last one leaves, also one who leaves while coming in', async () => {
    const { source, calls, hold } = world()
    const hub = new MatchHub(source, { seen: 0, lineups: 0 })
    const [one, two] = [reader(), reader()]
    await hub.enter(one.stream, false, from(0))
    const release = hold()
    const entering = hub.enter(two.stream, false, from(0))
    one.close()
    expect(calls).toMatchObject({ empty: 0, followed: 1 })
    two.close()
    release()
    await entering
    expect(calls).toMatchObject({ empty: 1, followed: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })
})
