import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@i-one/contract/call'
import type { NewEvent } from '@i-one/contract/matches/events'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { BrowserEvents } from '../../lib/browser-events.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Outbox, type EventStore } from './outbox.ts'
import type { QueuedEvent } from './queued-events.ts'

interface Sent {
  url: string
  ids: string[]
  teams?: object
}

type Answer = (sent: Sent) => { status: number; body: object }

const taken: Answer = ({ ids }) => ({
  status: 200,
  body: { seq: ids.length, accepted: [], repeated: ids, refused: [], match: { _id: 'm', state: 'playing' } },
})
const broken: Answer = () => ({ status: 503, body: { error: 'no', code: 'stopping' } })

const serverOf = async (...answers: Answer[]) => {
  const sent: Sent[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { events, teams } = JSON.parse(text) as { events: NewEvent[]; teams?: object }
      const one = { url: request.url ?? '', ids: events.map(({ id }) => id), ...(teams && { teams }) }
      sent.push(one)
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      const { status, body } = answer?.(one) ?? { status: 500, body: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent }
}

const refusalOf = ({ event, refused }: QueuedEvent) => `${event.id} ${refused?.code}`

const storeOf = (queued: QueuedEvent[] = []) => {
  const rows = new Map(queued.map((one) => [one.event.id, one]))
  const store: EventStore = {
    save: async (one) => void rows.set(one.event.id, one),
    delete: async (ids) => ids.forEach((id) => rows.delete(id)),
    read: async (user) => [...rows.values()].filter((one) => one.user === user),
  }
  return { store, rows }
}

const open = (baseUrl: string, store: EventStore) => {
  let emit: (what: 'online' | 'offline' | 'seen') => void = () => undefined
  const browserEvents: BrowserEvents = {
    isSeen: () => true,
    listen: (listener) => ((emit = listener), () => undefined),
  }
  const reported: string[] = []
  const recorded: number[] = []
  const outbox = new Outbox(createClient({ baseUrl }), store, browserEvents, 'emeka', {
    onRecorded: (_, count) => recorded.push(count),
    onRejected: (match, events) => reported.push(...events.map((one) => `${match} ${refusalOf(one)}`)),
  })
  onTestFinished(() => outbox.close())
  const refused = () => outbox.store.getState().refused.map(refusalOf)
  return { outbox, reported, recorded, refused, emit: (what: 'online') => emit(what) }
}

const event = (id: string) =>
  ({ id, type: 'goal', side: 'T1', clockMs: 0, at: '2025-11-20T18:00:00.000Z' }) as NewEvent
const queued = (id: string, user = 'emeka'): QueuedEvent => ({ n: 1, match: 'm', user, event: event(id) })

const until = (outbox: Outbox, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const stop = outbox.store.subscribe(() => isSo() && done())
    const done = () => {
      stop()
      resolve()
    }
    if (isSo()) done()
  })

const isEmpty = (outbox: Outbox) => () => outbox.store.getState().waiting.length === 0

describe('queued events', () => {
  it('are stored and shown immediately, and deleted once the server has saved them', async () => {
    const { baseUrl, sent } = await serverOf(taken)
    const { store, rows } = storeOf()
    const { outbox } = open(baseUrl, store)
    outbox.add('m', [event('a')])
    expect(rows.has('a')).toBe(true)
    expect(outbox.store.getState().waiting).toHaveLength(1)
    await until(outbox, isEmpty(outbox))
    await expect.poll(() => rows.size).toBe(0)
    expect(sent).toEqual([{ url: '/i-one/matches/m/events', ids: ['a'] }])
  })

  it('are sent in order, match by match', async () => {
    const { baseUrl, sent } = await serverOf(broken, taken)
    const { outbox, emit } = open(baseUrl, storeOf().store)
    outbox.add('m', [event('a')])
    await until(outbox, () => outbox.store.getState().failing)
    outbox.add('m', [event('b')])
    outbox.add('other', [event('c')])
    emit('online')
    await until(outbox, isEmpty(outbox))
    const order = sent.slice(1).map(({ url, ids }) => [url, ids])
    expect(order).toEqual([
      ['/i-one/matches/m/events', ['a', 'b']],
      ['/i-one/matches/other/events', ['c']],
    ])
  })

  it('are sent after a reload, except those of another user', async () => {
    const { baseUrl, sent } = await serverOf(taken)
    const { store, rows } = storeOf([queued('a'), queued('b', 'somebody else')])
    const { outbox } = open(baseUrl, store)
    await outbox.restore()
    await until(outbox, isEmpty(outbox))
    expect(sent.map(({ ids }) => ids)).toEqual([['a']])
    await expect.poll(() => [...rows.keys()]).toEqual(['b'])
  })

  it('keep their order if the clock was set back before a reload', async () => {
    const { baseUrl, sent } = await serverOf(broken, taken)
    const before = { ...queued('a'), n: serverNow() + 86_400_000 }
    const { outbox, emit } = open(baseUrl, storeOf([before]).store)
    void outbox.restore()
    await until(outbox, () => outbox.store.getState().failing)
    outbox.add('m', [event('b')])
    emit('online')
    await until(outbox, isEmpty(outbox))
    expect(sent.at(-1)?.ids).toEqual(['a', 'b'])
  })

  const refuses =
    (id: string, more: object = {}): Answer =>
    ({ ids }) => ({
      status: 200,
      body: { ...taken({ url: '', ids }).body, refused: [{ id, code: 'later-match-begun', ...more }] },
    })

  it('stay on the device if rejected, until they are resent', async () => {
    const { baseUrl, sent } = await serverOf(refuses('b', { matches: ['final'] }), taken)
    const { store, rows } = storeOf()
    const { outbox, reported, recorded, refused } = open(baseUrl, store)
    outbox.add('m', [event('a'), event('b')])
    await until(outbox, isEmpty(outbox))
    await expect.poll(() => reported).toEqual(['m b later-match-begun'])
    expect([refused(), recorded]).toEqual([['b later-match-begun'], [1]])
    await expect.poll(() => [...rows.values()].map(refusalOf)).toEqual(['b later-match-begun'])
    expect(outbox.store.getState().refused[0]?.refused?.matches).toEqual(['final'])
    outbox.add('m', [event('c')])
    await until(outbox, isEmpty(outbox))
    outbox.sendAgain('m')
    await expect.poll(() => rows.size).toBe(0)
    expect([refused(), sent.map(({ ids }) => ids)]).toEqual([[], [['a', 'b'], ['c'], ['b']]])
  })

  it('wait with the rejected goal they refer to, and are resent together with it', async () => {
    const { baseUrl, sent } = await serverOf(refuses('a'), taken)
    const { store, rows } = storeOf()
    const { outbox, refused } = open(baseUrl, store)
    outbox.add('m', [event('a')])
    await expect.poll(refused).toEqual(['a later-match-begun'])
    outbox.add('m', [{ ...event('b'), type: 'assist', goal: 'a' }, event('c')])
    await until(outbox, isEmpty(outbox))
    expect(refused()).toEqual(['a later-match-begun', 'b later-match-begun'])
    await expect.poll(() => [...rows.keys()]).toEqual(['a', 'b'])
    outbox.sendAgain('m')
    await expect.poll(() => rows.size).toBe(0)
    expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['c'], ['a', 'b']])
  })

  it('are discarded after a rejection only on request', async () => {
    const { baseUrl } = await serverOf(refuses('a'))
    const { store, rows } = storeOf()
    const { outbox, refused } = open(baseUrl, store)
    outbox.add('m', [event('a')])
    outbox.add('other', [event('b')])
    await expect.poll(refused).toEqual(['a later-match-begun'])
    outbox.discard('other')
    expect(refused()).toEqual(['a later-match-begun'])
    outbox.discard('m')
    expect(refused()).toEqual([])
    await expect.poll(() => rows.size).toBe(0)
  })

  it('stay if the whole request is rejected, and are reported again after a reload', async () => {
    const { baseUrl, sent } = await serverOf(() => ({
      status: 409,
      body: { error: 'no', code: 'result-entered' },
    }))
    const { store, rows } = storeOf()
    const before = open(baseUrl, store)
    before.outbox.add('m', [event('a'), event('b')])
    await expect.poll(before.refused).toEqual(['a result-entered', 'b result-entered'])
    await expect.poll(() => [...rows.values()].map(refusalOf)).toEqual(before.refused())
    const after = open(baseUrl, store)
    await after.outbox.restore()
    expect(after.refused()).toEqual(before.refused())
    expect(after.reported).toEqual(before.reported)
    expect(after.outbox.store.getState().waiting).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('are sent in separate batches for different teams', async () => {
    const { baseUrl, sent } = await serverOf(broken, taken)
    const { outbox, emit } = open(baseUrl, storeOf().store)
    const [first, second] = [
      { T1: 'lions', T2: 'tigers' },
      { T1: 'bears', T2: 'tigers' },
    ]
    outbox.add('m', [event('a')], { teams: first })
    await until(outbox, () => outbox.store.getState().failing)
    outbox.add('m', [event('b')], { teams: first })
    outbox.add('m', [event('c')], { teams: second })
    emit('online')
    await until(outbox, isEmpty(outbox))
    expect(sent.slice(1).map(({ ids, teams }) => [ids, teams])).toEqual([
      [['a', 'b'], first],
      [['c'], second],
    ])
  })

  it('are saved even if one event in the batch is invalid', async () => {
    const wrong: Answer = ({ ids }) =>
      ids.includes('b') ? { status: 400, body: { error: 'no', code: 'bad-input' } } : taken({ url: '', ids })
    const { baseUrl, sent } = await serverOf(wrong)
    const { outbox, refused } = open(baseUrl, storeOf().store)
    outbox.add('m', [event('a'), event('b'), event('c')])
    await until(outbox, isEmpty(outbox))
    expect(sent.map(({ ids }) => ids)).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']])
    expect(refused()).toEqual(['b bad-input'])
  })

  it('wait if the login has expired', async () => {
    const { baseUrl, sent } = await serverOf(() => ({
      status: 401,
      body: { error: 'no', code: 'not-signed-in' },
    }))
    const { store, rows } = storeOf()
    const { outbox, refused } = open(baseUrl, store)
    outbox.add('m', [event('a')])
    await expect.poll(() => sent.length).toBe(1)
    expect([...rows.keys()]).toEqual(['a'])
    expect(refused()).toEqual([])
  })

  it('are still sent if the browser cannot store them, which is reported', async () => {
    const nothing = () => Promise.reject(new Error('no storage'))
    const { baseUrl, sent } = await serverOf(taken)
    const { outbox } = open(baseUrl, { save: nothing, delete: nothing, read: nothing })
    outbox.add('m', [event('a')])
    await until(outbox, isEmpty(outbox))
    expect(outbox.store.getState().durable).toBe(false)
    expect(sent).toHaveLength(1)
  })
})
