import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { consumeStreamQuota, maxStreams, reserveStream } from './open-streams.ts'

const streams: ServerResponse[] = []
afterEach(() => {
  for (const raw of streams.splice(0)) raw.emit('close')
})

const open = (ip: string, user?: string) => {
  const raw = new EventEmitter() as ServerResponse
  reserveStream({ rateLimits: true }, user, { ip }, { raw })
  streams.push(raw)
}
const flood = (ipOf: (n: number) => string, user?: string) => {
  for (let n = 0; ; n++)
    try {
      open(ipOf(n), user)
    } catch (error) {
      expect(error).toMatchObject({ code: 'too-many', facts: { retryAfter: 10 } })
      return n
    }
}
const [operator, other] = ['102.89.23.7', '203.0.113.9']

test('lets 5000 visitors behind one mobile network address watch a match', () => {
  for (let n = 0; n < 5000; n++) open(operator)
  expect(streams).toHaveLength(5000)
})

test('leaves streams for accounts and other networks when one network opens many', () => {
  const taken = flood(() => operator)
  expect(taken).toBeGreaterThanOrEqual(5000)
  for (let n = 0; n < 1000; n++) open(operator, `account ${n}`)
  for (let n = 0; n < 1000; n++) open(other)
  for (let network = 0; network < 10; network++) flood(() => `198.51.100.${network}`)
  expect(streams.length).toBeLessThan(maxStreams)
  open('192.0.2.1')
})

test('counts an IPv6 /64 as one network, and frees the slot of a closed stream', () => {
  flood((n) => `2001:db8:0:7::${n.toString(16)}`)
  const again = () => open('2001:db8:0:7:ffff::1')
  expect(again).toThrow(expect.objectContaining({ code: 'too-many' }))
  open('2001:db8:0:8::1')
  for (const raw of streams.splice(0, 2)) raw.emit('close')
  again()
})

test('limits an account to 30 streams across networks', () => {
  expect(flood((n) => `203.0.113.${n}`, 'account')).toBe(30)
  open('203.0.113.1', 'another')
})

test('limits a network to 300 streams at once and then 100 per second', () => {
  const openAt = (now: number, ip = '198.51.100.77') => consumeStreamQuota({ rateLimits: true }, { ip }, now)
  for (let n = 0; n < 300; n++) openAt(5000)
  expect(() => openAt(5000)).toThrow(expect.objectContaining({ code: 'too-many', facts: { retryAfter: 1 } }))
  openAt(5000, other)
  for (let n = 0; n < 100; n++) openAt(6000)
  expect(() => openAt(6000)).toThrow(expect.objectContaining({ code: 'too-many' }))
  openAt(60_000)
})
