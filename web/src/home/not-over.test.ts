import { hour } from '@i-one/game/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notEnded, notLapsed } from './not-over.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const serverTime = '2026-02-27T12:00:00.000Z'

test('of what was seen two days ago, what has ended is left out, and the rest is of now', () => {
  const over = { end: '2026-03-01T18:00:00.000Z', serverTime, offset: 0 }
  const on = { end: '2026-03-01T18:00:00.001Z', serverTime, offset: 0 }
  expect(notEnded([over, on])).toEqual([{ ...on, serverTime: '2026-03-01T18:00:00.000Z' }])
})

test('where the clock of the device is an hour behind, it is over an hour earlier by it', () => {
  const over = { end: '2026-03-01T19:00:00.000Z', serverTime, offset: hour }
  const on = { end: '2026-03-01T19:00:00.001Z', serverTime, offset: hour }
  expect(notEnded([over, on])).toEqual([{ ...on, serverTime: '2026-03-01T19:00:00.000Z' }])
})

test('a session that has begun is on until it is finished, by itself two hours after its end', () => {
  const on = { state: 'started', end: '2026-03-01T16:00:00.001Z', offset: 0 }
  const finished = { state: 'started', end: '2026-03-01T16:00:00.000Z', offset: 0 }
  expect(notEnded([on, finished])).toMatchObject([{ end: on.end }])
})

test('nor does what could be answered until then wait for an answer', () => {
  const lapsed = { authorizeBy: '2026-03-01T17:59:59.999Z', offset: 0 }
  const waits = { authorizeBy: '2026-03-01T19:00:00.000Z', offset: 0 }
  expect(notLapsed([lapsed, waits])).toMatchObject([{ authorizeBy: waits.authorizeBy }])
})
