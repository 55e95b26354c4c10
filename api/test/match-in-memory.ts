import { randomUUID } from 'node:crypto'
import { createMessageReader } from '@i-one/contract/follow'
import type { Event } from '@i-one/contract/matches/events'
import { formatMessage } from '../src/lib/live/event-stream.ts'

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

export const createVersionReader =
  (seen: number, lineups = 0) =>
  async () => ({ seen, lineups })

export const createMatchInMemory = () => {
  const events: Event[] = []
  const calls = { read: 0, lineups: 0, followed: 0, empty: 0, errors: 0 }
  let over = false
  let lineups = 0
  let teams = ''
  let isGone = false
  let failing = false
  let listener: (() => void) | undefined
  let held: Promise<void> | undefined
  const source = {
    read: async (after: number) => {
      calls.read++
      if (failing) throw new Error('no database')
      if (calls.read > 1000) throw new Error('asks again and again')
      const last = events[after - 1]?.id ?? null
      const found = { events: events.slice(after), last, seq: events.length, over, lineups, teams }
      const gate = held
      held = undefined
      await gate
      return isGone ? undefined : found
    },
    readLineups: async () => {
      calls.lineups++
      const text = formatMessage('lineups', {})
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
    publishUpdate: () => listener?.(),
    happen(count = 1) {
      for (let n = 0; n < count; n++) events.push(event(events.length + 1))
      listener?.()
    },
    lose: (count: number) => void events.splice(events.length - count),
    lineUp: () => {
      lineups++
      listener?.()
    },
    setTeams: (are: string) => {
      teams = are
      listener?.()
    },
    remove: () => {
      isGone = true
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

export const createReader = () => {
  const names: (string | number)[] = []
  const written: (string | Buffer)[] = []
  const listeners: (() => void)[] = []
  const take = createMessageReader(({ name, id }) => names.push(id ?? name))
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
