import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reconnectStreams, openEventStream, countOpenStreams } from './event-stream.ts'

const reader = (server: object) => {
  let heard = ''
  let ended = false
  const raw = Object.assign(new EventEmitter(), {
    removeHeader: () => {},
    writeHead: () => {},
    flushHeaders: () => {},
    write: (text: string) => (heard = text),
    end: () => (ended = true),
  })
  const reply = { raw, server: { server }, hijack: () => {}, getHeaders: () => ({}) }
  openEventStream(reply as unknown as FastifyReply)
  return { heard: () => heard, hasEnded: () => ended }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks clients to reconnect, in batches, when the server stops', async () => {
  const server = {}
  const readers = Array.from({ length: 90 }, () => reader(server))
  const ended = () => readers.filter(({ hasEnded }) => hasEnded()).length
  const handedOver = reconnectStreams(server)
  const steps = [ended()]
  for (let lot = 2; lot <= 30; lot++) {
    await vi.advanceTimersByTimeAsync(50)
    steps.push(ended())
  }
  await handedOver
  expect(steps).toEqual(Array.from({ length: 30 }, (_, n) => 3 * (n + 1)))
  for (const { heard } of readers)
    expect(heard()).toMatch(/^event: come-back\ndata: {"milliseconds":\d{1,3}}/)
})

test('stops quickly with few clients, and immediately without clients', async () => {
  const server = {}
  reader(server)
  await reconnectStreams(server)
  expect(countOpenStreams(server)).toBe(0)
  await reconnectStreams(server)
  expect(vi.getTimerCount()).toBe(0)
})
