import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const opened = () => {
  vi.resetModules()
  return import('./not-over.ts')
}

test('removes ended sessions', async () => {
  const over = { end: '2026-03-01T18:00:00.000Z' }
  const on = { end: '2026-03-01T18:00:00.001Z' }
  expect((await opened()).excludeEndedGames([over, on])).toEqual([on])
})

test('keeps a started session until it finishes automatically, two hours after its end', async () => {
  const on = { state: 'started', end: '2026-03-01T16:00:00.001Z' }
  const finished = { state: 'started', end: '2026-03-01T16:00:00.000Z' }
  expect((await opened()).excludeEndedGames([on, finished])).toEqual([on])
})

test('removes requests whose deadline has passed', async () => {
  const lapsed = { authorizeBy: '2026-03-01T18:00:00.000Z' }
  const waits = { authorizeBy: '2026-03-01T19:00:00.000Z' }
  expect((await opened()).excludeExpiredRequests([lapsed, waits, {}])).toEqual([waits, {}])
})
