import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallError } from '@i-one/contract/call'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BrowserEvent } from '../lib/browser-events.ts'
import { createInboxStream } from './inbox-stream.ts'

type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => void

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const serverOf = async (...answers: Answer[]) => {
  const asked: (string | undefined)[] = []
  const gone: number[] = []
  const server = createServer(({ headers }, response) => {
    const turn = asked.push(headers['last-event-id'] as string | undefined)
    response.on('close', () => gone.push(turn))
    answers[Math.min(turn, answers.length) - 1]?.(response, headers)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, gone }
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const say = (response: ServerResponse, name: string, data: object, id?: number) =>
  response.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
const reconnectImmediately = (response: ServerResponse) => {
  say(response, 'come-back', { milliseconds: 1 })
  response.end()
}

const openPage = (baseUrl: string, there = true) => {
  const page = {
    there,
    emit: (() => {}) as (what: BrowserEvent) => void,
    unread: [] as number[],
    received: [] as number[],
    refused: [] as number[],
  }
  const stream = createInboxStream(
    { baseUrl, onError: ({ status }: CallError) => page.refused.push(status) },
    {
      isSeen: () => page.there,
      listen: (listener) => {
        page.emit = listener
        return () => (page.emit = () => {})
      },
    },
    { onUnread: (count) => page.unread.push(count), onNotification: ({ seq }) => page.received.push(seq) },
  )
  stream.open()
  onTestFinished(() => stream.close())
  return page
}

const look = (page: { there: boolean; emit: (what: BrowserEvent) => void }, there: boolean) => {
  page.there = there
  page.emit(there ? 'seen' : 'hidden')
}

it('reports the unread count and each notification, and resumes after the last one', async () => {
  const { baseUrl, asked } = await serverOf(
    (response) => {
      begin(response)
      say(response, 'snapshot', { unread: 2 }, 7)
      say(response, 'notification', { seq: 8 }, 8)
      say(response, 'unread', { unread: 3 })
      reconnectImmediately(response)
    },
    (response) => {
      begin(response)
      say(response, 'notification', { seq: 9 }, 9)
      say(response, 'unread', { unread: 4 })
    },
  )
  const page = openPage(baseUrl)
  await expect.poll(() => page.unread).toEqual([2, 3, 4])
  expect(page.received).toEqual([8, 9])
  expect(asked).toEqual([undefined, '8'])
})

it('reconnects after server errors', async () => {
  const { baseUrl } = await serverOf(
    (response) => response.writeHead(503, { 'retry-after': '0' }).end(),
    (response) => response.destroy(),
    (response) => {
      begin(response)
      say(response, 'snapshot', { unread: 1 }, 1)
    },
  )
  const page = openPage(baseUrl)
  await expect.poll(() => page.unread).toEqual([1])
})

it('closes the stream while the page is hidden, and then loads missed notifications', async () => {
  const { baseUrl, asked, gone } = await serverOf((response, headers) => {
    begin(response)
    if (headers['last-event-id'] === undefined) say(response, 'snapshot', { unread: 0 }, 4)
    else say(response, 'unread', { unread: 1 })
  })
  const page = openPage(baseUrl, false)
  look(page, true)
  await expect.poll(() => page.unread).toEqual([0])
  look(page, false)
  await expect.poll(() => gone).toEqual([1])
  look(page, true)
  look(page, true)
  await expect.poll(() => page.unread).toEqual([0, 1])
  expect(asked).toEqual([undefined, '4'])
})

it('stops and reports the error if the login has ended', async () => {
  const { baseUrl, asked } = await serverOf((response) => response.writeHead(401).end())
  const page = openPage(baseUrl)
  await expect.poll(() => page.refused).toEqual([401])
  page.emit('seen')
  await fetch(baseUrl, { headers: { 'last-event-id': 'asked after it' } })
  expect(asked).toEqual([undefined, 'asked after it'])
})

describe('behind a proxy that buffers the stream', () => {
  const notification = (seq: number) => ({
    _id: `00000000-0000-4000-8000-00000000000${seq}`,
    seq,
    kind: 'cancelled',
    title: 'Cancelled',
    text: '',
    link: '/',
    at: '2025-11-20T12:00:00.000Z',
    read: false,
  })

  it('loads the notifications every few seconds, each once, until the stream comes through', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const inbox = { notifications: [notification(7)], unread: 1, more: false }
    const streams: { after: string | undefined; response: ServerResponse }[] = []
    const server = createServer(({ url, headers }, response) => {
      if (url?.includes('/stream')) {
        begin(response).flushHeaders()
        return void streams.push({ after: headers['last-event-id'] as string | undefined, response })
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(inbox))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const page = openPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await expect.poll(() => streams.length).toBe(1)
    await vi.advanceTimersByTimeAsync(8_000)
    await expect.poll(() => page.unread).toEqual([1])
    expect(page.received).toEqual([])
    inbox.notifications.unshift(notification(8))
    inbox.unread = 2
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.poll(() => page.received).toEqual([8])
    expect(page.unread).toEqual([1, 2])
    say(streams[0]!.response, 'notification', notification(9), 9)
    await expect.poll(() => page.received).toEqual([8, 9])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(page.unread).toEqual([1, 2])
  })
})
