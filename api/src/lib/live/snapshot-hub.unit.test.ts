import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SnapshotHub } from './snapshot-hub.ts'

const world = (seenBy: string[]) => {
  const thing = { goals: 0, seenBy, over: false }
  const calls = { read: 0, followed: 0, empty: 0, errors: 0 }
  let failing = false
  let listener: (() => void) | undefined
  const source = {
    read: async () => {
      calls.read++
      if (failing) throw new Error('no database')
      return structuredClone(thing)
    },
    isOver: ({ over }: typeof thing) => over,
    show:
      ({ goals, seenBy }: typeof thing) =>
      (reader: string) =>
        seenBy.includes(reader) ? Buffer.from(`event: goals\ndata: ${goals}\n\n`) : undefined,
    follow: (broadcast: () => void) => {
      listener = broadcast
      calls.followed++
      return () => void calls.followed--
    },
    now: () => new Date(),
    onError: () => void calls.errors++,
    onEmpty: () => void calls.empty++,
  }
  const hub = new SnapshotHub(source)
  const change = async (how: Partial<typeof thing>) => {
    Object.assign(thing, how)
    listener?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async () => {
    failing = true
    await change({})
  }
  return { hub, calls, change, fail }
}

const reader = () => {
  const heard: (number | string)[] = []
  const listeners: (() => void)[] = []
  const close = () => {
    for (const listener of listeners.splice(0)) listener()
  }
  const stream = {
    send: (text: string | Buffer) => {
      const [, name = '', data = ''] = /^event: (\S+)\ndata: (.*)\n/.exec(text.toString()) ?? []
      if (name !== 'heartbeat') heard.push(name === 'goals' ? Number(data) : name)
    },
    end: () => {
      heard.push('closed')
      close()
    },
    onClose: (listener: () => void) => void listeners.push(listener),
  }
  return { stream, heard, close }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('sends the state at first and after each change, with one read for all watchers', async () => {
  const { hub, calls, change } = world(['ada', 'obi'])
  const [ada, obi] = [reader(), reader()]
  await Promise.all([hub.enter(ada.stream, 'ada'), hub.enter(obi.stream, 'obi')])
  const before = calls.read
  await change({ goals: 1 })
  await change({})
  expect(calls.read - before).toBe(2)
  expect([ada.heard, obi.heard]).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('disconnects watchers who lost access, and sends them nothing', async () => {
  const { hub, change } = world(['ada', 'obi'])
  const [ada, obi, eve] = [reader(), reader(), reader()]
  await hub.enter(ada.stream, 'ada')
  await hub.enter(obi.stream, 'obi')
  await hub.enter(eve.stream, 'eve')
  await change({ goals: 1, seenBy: ['obi'] })
  expect([ada.heard, obi.heard, eve.heard]).toEqual([[0, 'closed'], [0, 1], ['closed']])
})

test('ends a minute after the match, unless the match continues', async () => {
  const { hub, calls, change } = world(['ada'])
  const ada = reader()
  await hub.enter(ada.stream, 'ada')
  await change({ over: true })
  await vi.advanceTimersByTimeAsync(59_000)
  await change({ over: false })
  await vi.advanceTimersByTimeAsync(60_000)
  await change({ over: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ada.heard).toEqual([0, 0, 0, 0, 'end', 'closed'])
  expect(calls).toMatchObject({ empty: 1, followed: 0 })
  expect(vi.getTimerCount()).toBe(0)
})

test('disconnects all watchers if a read fails, including new watchers', async () => {
  const { hub, calls, fail } = world(['ada', 'obi'])
  const [ada, obi] = [reader(), reader()]
  await hub.enter(ada.stream, 'ada')
  await fail()
  await hub.enter(obi.stream, 'obi')
  expect([ada.heard, obi.heard]).toEqual([[0, 'closed'], ['closed']])
  expect(calls.errors).toBe(2)
})
