import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import type { Lineup } from '@i-one/contract/matches/lineups'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BrowserEvent, BrowserEvents } from '../../lib/browser-events.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { StreamState } from '../../lib/stream-connection.ts'
import { MatchStream } from './match-stream.ts'

const day = 86_400_000
const year = 365 * day

const event = (seq: number) => ({ id: `e${seq}`, seq, type: 'goal', side: 'T1' }) as Event
const nobody: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
const keeper = (player: string) => ({
  T1: { ...nobody, goalkeeper: [{ player, number: 1, initials: '', name: '' }] },
  T2: nobody,
})
const snapshot = (seq: number, saved = 0) =>
  ({
    _id: 'm',
    seq,
    state: 'playing',
    lineups: keeper('guest'),
    lineupRevisions: { T1: saved, T2: 0 },
    events: Array.from({ length: seq }, (_, at) => event(at + 1)),
  }) as Match

type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => void

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const serverOf = async (...answers: Answer[]) => {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer(({ headers }, response) => {
    asked.push(headers)
    answers[Math.min(asked.length, answers.length) - 1]?.(response, headers)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const say = (response: ServerResponse, name: string, data: object, id?: number) =>
  response.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

const begin = (response: ServerResponse, seq: number) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  say(response, 'snapshot', snapshot(seq), seq)
}

const browserEventsOf = () => {
  let emit: (what: BrowserEvent) => void = () => undefined
  const browserEvents: BrowserEvents = {
    isSeen: () => true,
    listen: (listener) => {
      emit = listener
      return () => undefined
    },
  }
  return { browserEvents, emit: (what: BrowserEvent) => emit(what) }
}

const watch = (baseUrl: string, first?: Match) => {
  const { browserEvents, emit } = browserEventsOf()
  const live = new MatchStream({ baseUrl }, browserEvents, 'm', first)
  const links: StreamState['state'][] = []
  live.store.subscribe(
    () => links.at(-1) !== live.store.getState().link.state && links.push(live.store.getState().link.state),
  )
  live.open()
  onTestFinished(() => live.close())
  return { live, emit, links }
}

const until = (live: MatchStream, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const stop = live.store.subscribe(() => isSo() && done())
    const done = () => {
      stop()
      resolve()
    }
    if (isSo()) done()
  })

describe('a match stream', () => {
  it('applies the snapshot and the events after it', async () => {
    const { baseUrl } = await serverOf((response) => {
      begin(response, 2)
      say(response, 'event', event(3), 3)
      say(response, 'spectators', { count: 14 })
    })
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().spectators === 14)
    expect(live.store.getState().match?.events.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(live.store.getState().link.state).toBe('open')
  })

  it('reads the server time from responses and messages', async () => {
    vi.resetModules()
    const own = await import('../../lib/server-clock.ts')
    const { MatchStream: Stream } = await import('./match-stream.ts')
    let stream: ServerResponse | undefined
    const { baseUrl } = await serverOf((response) => {
      stream = response
      response.writeHead(200, { 'content-type': 'text/event-stream', date: new Date(day).toUTCString() })
      response.flushHeaders()
    })
    const live = new Stream(
      { baseUrl, onResponse: own.syncFromResponse },
      browserEventsOf().browserEvents,
      'm',
    )
    onTestFinished(() => live.close())
    live.open()
    await expect.poll(own.serverNow).toBeLessThan(2 * day)
    say(stream!, 'heartbeat', { serverTime: new Date(year).toISOString() })
    await expect.poll(own.serverNow).toBeGreaterThanOrEqual(year)
  })

  it('reloads a match without events on reconnect, because other teams may play it', async () => {
    const { baseUrl, asked } = await serverOf(
      (response) => {
        begin(response, 0)
        response.end()
      },
      (response) => begin(response, 1),
    )
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().match?.seq === 1)
    expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, undefined])
  })

  it('keeps a match without events from the page, and reloads it after a disconnect', async () => {
    const { baseUrl, asked } = await serverOf(
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        say(response, 'spectators', { count: 1 })
        response.end()
      },
      (response) => begin(response, 1),
    )
    const { live } = watch(baseUrl, snapshot(0))
    await until(live, () => live.store.getState().match?.seq === 1)
    expect(asked.map((headers) => headers['last-event-id'])).toEqual(['0', undefined])
  })

  it('reconnects automatically and requests the events after the last number', async () => {
    const { baseUrl, asked } = await serverOf(
      (response) => {
        begin(response, 2)
        response.end()
      },
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        say(response, 'event', event(3), 3)
        say(response, 'event', event(4), 4)
      },
    )
    const { live, links } = watch(baseUrl)
    await until(live, () => live.store.getState().match?.seq === 4)
    expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, '2'])
    expect(links).toEqual(['open', 'lost', 'open'])
  })

  it('starts with the cached match and requests the events after it', async () => {
    const { baseUrl, asked } = await serverOf((response, headers) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (headers['last-event-id'] === '2') say(response, 'event', event(3), 3)
      else response.destroy()
    })
    const { live, emit } = watch(baseUrl)
    live.restore(snapshot(2))
    expect(live.store.getState()).toMatchObject({
      match: { seq: 2 },
      link: { state: 'connecting' },
    })
    await until(live, () => live.store.getState().link.state === 'lost')
    emit('online')
    await until(live, () => live.store.getState().match?.seq === 3)
    live.restore(snapshot(1))
    expect(live.store.getState().match?.seq).toBe(3)
    expect(asked.at(-1)?.['last-event-id']).toBe('2')
  })

  it('applies no event twice', async () => {
    let stream: ServerResponse | undefined
    const { baseUrl } = await serverOf((response) => {
      stream = response
      begin(response, 1)
    })
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().match !== undefined)
    live.receive(snapshot(3))
    for (const seq of [2, 3, 4]) say(stream!, 'event', event(seq), seq)
    await until(live, () => live.store.getState().match?.seq === 4)
    expect(live.store.getState().match?.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  it('shows a lineup immediately, and keeps it if an older response arrives late', async () => {
    let stream: ServerResponse | undefined
    const { baseUrl } = await serverOf((response) => {
      stream = response
      begin(response, 1)
    })
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().match !== undefined)
    const saved = () => live.store.getState().match?.lineupRevisions.T1
    say(stream!, 'lineups', { lineups: keeper('guest'), lineupRevisions: { T1: 2, T2: 0 } })
    await until(live, () => saved() === 2)
    live.receive(snapshot(2, 1))
    expect([saved(), live.store.getState().match?.seq]).toEqual([2, 2])
    live.receive(snapshot(2, 3))
    expect(saved()).toBe(3)
  })

  it('reloads the whole match once if a guest in its events was claimed', async () => {
    const first: ServerResponse[] = []
    const goalOf = (player: string) => ({ ...snapshot(1, 1), events: [{ ...event(1), player }] })
    const { baseUrl, asked } = await serverOf(
      (response) => {
        first.push(response)
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        say(response, 'snapshot', goalOf('guest'), 1)
      },
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        say(response, 'snapshot', { ...goalOf('emeka'), lineups: keeper('emeka') }, 1)
      },
    )
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().match !== undefined)
    say(first[0]!, 'lineups', { lineups: keeper('emeka'), lineupRevisions: { T1: 2, T2: 0 } })
    await until(live, () => live.store.getState().match?.events[0]?.player === 'emeka')
    expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, undefined])
  })

  it('allows scoring while the server permits it', async () => {
    let stream: ServerResponse | undefined
    const { baseUrl } = await serverOf((response) => {
      stream = response
      begin(response, 1)
    })
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().match !== undefined)
    for (const mayScore of [true, false]) {
      say(stream!, 'mine', { mayScore })
      await until(live, () => live.store.getState().match?.mine?.mayScore === mayScore)
    }
    expect(live.store.getState().match?.seq).toBe(1)
  })

  it('waits as long as a stopping server asks', async () => {
    const { baseUrl } = await serverOf((response) => {
      begin(response, 1)
      say(response, 'come-back', { milliseconds: 60_000 })
      response.end()
    })
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().link.state === 'lost')
    const { link } = live.store.getState()
    expect(link.state === 'lost' && link.again - serverNow()).toBeGreaterThan(55_000)
  })

  it('reconnects immediately when the network returns', async () => {
    const { baseUrl, asked } = await serverOf(
      (response) => {
        begin(response, 1)
        say(response, 'come-back', { milliseconds: 60_000 })
        response.end()
      },
      (response) => begin(response, 1),
    )
    const { live, emit } = watch(baseUrl)
    await until(live, () => live.store.getState().link.state === 'lost')
    emit('online')
    await until(live, () => live.store.getState().link.state === 'open')
    expect(asked).toHaveLength(2)
  })

  it('reports a lost connection immediately when the device goes offline', async () => {
    const { baseUrl } = await serverOf((response) => begin(response, 1))
    const { live, emit } = watch(baseUrl)
    await until(live, () => live.store.getState().link.state === 'open')
    emit('offline')
    expect(live.store.getState().link.state).toBe('lost')
  })

  it('ends at full time, and resumes if full time is undone', async () => {
    const { baseUrl, asked } = await serverOf(
      (response) => {
        begin(response, 1)
        say(response, 'end', { seq: 1 })
        response.end()
      },
      (response) => begin(response, 2),
    )
    const { live, links } = watch(baseUrl)
    await until(live, () => live.store.getState().link.state === 'ended')
    live.receive(snapshot(2))
    await until(live, () => live.store.getState().link.state === 'open')
    expect(asked).toHaveLength(2)
    expect(links).toEqual(['open', 'ended', 'open'])
  })

  it('is refused if the match is not visible', async () => {
    const { baseUrl, asked } = await serverOf((response) => {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: 'We couldn’t find this.', code: 'not-found' }))
    })
    const { live } = watch(baseUrl)
    await until(live, () => live.store.getState().link.state === 'refused')
    expect(live.store.getState().link).toMatchObject({ error: { status: 404 } })
    expect(asked).toHaveLength(1)
  })
})
