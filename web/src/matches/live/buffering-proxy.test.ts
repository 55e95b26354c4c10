import { createServer, type RequestListener, request as sendRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import type { Lineup } from '@i-one/contract/matches/lineups'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MatchStream } from './match-stream.ts'

const nobody: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
const event = (seq: number) => ({ id: `e${seq}`, seq, type: 'goal', side: 'T1' }) as Event
const snapshot = (seq: number, state = 'playing') =>
  ({
    _id: 'm',
    seq,
    state,
    lineups: { T1: nobody, T2: nobody },
    lineupRevisions: { T1: 0, T2: 0 },
    events: Array.from({ length: seq }, (_, at) => event(at + 1)),
  }) as Match

const listen = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const startMatchServer = async () => {
  const server = { match: snapshot(1), requests: 0, streams: [] as ServerResponse[] }
  const { baseUrl, close } = await listen(({ url }, response) => {
    if (!url?.includes('/stream')) {
      server.requests++
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(server.match))
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`id: ${server.match.seq}\nevent: snapshot\ndata: ${JSON.stringify(server.match)}\n\n`)
    return server.streams.push(response)
  })
  return Object.assign(server, { baseUrl, close })
}

type Held = 'body' | 'response' | 'nothing'

const startProxy = async (target: string, held: Held) => {
  const proxy = { held }
  const { baseUrl } = await listen((request, response) => {
    const upstream = sendRequest(target + request.url, { headers: request.headers }, (answer) => {
      const isStream = answer.headers['content-type'] === 'text/event-stream'
      const held = isStream ? proxy.held : 'nothing'
      const parts: Buffer[] = []
      if (held !== 'response') {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        response.flushHeaders()
      }
      answer.on('data', (part: Buffer) => (held === 'nothing' ? response.write(part) : parts.push(part)))
      answer.on('end', () => response.end(Buffer.concat(parts)))
    })
    upstream.on('error', () => response.writeHead(502).end())
    response.on('close', () => upstream.destroy())
    upstream.end()
  })
  return Object.assign(proxy, { baseUrl })
}

const watch = (baseUrl: string) => {
  const live = new MatchStream({ baseUrl }, { isSeen: () => true, listen: () => () => undefined }, 'm')
  live.open()
  onTestFinished(() => live.close())
  return live
}

const linkOf = (live: MatchStream) => live.store.getState().link.state
const seqOf = (live: MatchStream) => live.store.getState().match?.seq

const advance = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const watchBehindProxy = async (held: Held) => {
  const server = await startMatchServer()
  const proxy = await startProxy(server.baseUrl, held)
  const live = watch(proxy.baseUrl)
  await expect.poll(() => server.streams.length).toBe(1)
  await advance(8)
  await expect.poll(() => linkOf(live)).toBe('open')
  await expect.poll(() => seqOf(live)).toBe(1)
  return { server, proxy, live }
}

describe.each<Held>(['body', 'response'])('behind a proxy that holds back the %s of a stream', (held) => {
  it('a match is polled every few seconds', async () => {
    const { server, live } = await watchBehindProxy(held)
    server.match = snapshot(3)
    await advance(6)
    await expect.poll(() => live.store.getState().match?.events.length).toBe(3)
    await advance(40)
    await expect.poll(() => server.streams.length).toBeGreaterThan(1)
    expect(linkOf(live)).toBe('open')
  })

  it('a match returns to its stream without polling once the proxy lets the stream through', async () => {
    const { server, proxy, live } = await watchBehindProxy(held)
    proxy.held = 'nothing'
    server.match = snapshot(2)
    await advance(45)
    await expect.poll(() => seqOf(live)).toBe(2)
    expect(await requestsIn(server, 20)).toBe(0)
    server.streams.at(-1)?.write(`id: 3\nevent: event\ndata: ${JSON.stringify(event(3))}\n\n`)
    await expect.poll(() => seqOf(live)).toBe(3)
    server.close()
    await expect.poll(() => advance(1).then(() => linkOf(live))).toBe('lost')
  })
})

const requestsIn = async (server: { requests: number }, seconds: number) => {
  const before = server.requests
  await advance(seconds)
  return server.requests - before
}

it('a match whose stream and polling both fail has no connection', async () => {
  const { server, live } = await watchBehindProxy('body')
  server.close()
  await expect.poll(() => advance(1).then(() => linkOf(live))).toBe('lost')
})

it('a finished match is loaded only with each attempt to open the stream', async () => {
  const { server, live } = await watchBehindProxy('body')
  server.match = snapshot(2, 'finished')
  await expect.poll(() => advance(1).then(() => live.store.getState().match?.state)).toBe('finished')
  expect(await requestsIn(server, 100)).toBeLessThan(5)
})

it('polling stops when the user leaves the page', async () => {
  const { server, live } = await watchBehindProxy('body')
  live.close()
  await advance(6)
  expect(await requestsIn(server, 20)).toBe(0)
})
