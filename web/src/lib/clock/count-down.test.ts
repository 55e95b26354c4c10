import { day, hour, minute, second } from '@i-one/game/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockText } from '../../ui/clock-text.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T18:00:00.400Z') }))
afterEach(() => vi.useRealTimers())

const countDown = async (left: number) => {
  vi.resetModules()
  const { serverNow } = await import('../server-clock.ts')
  const { watchTimeLeft } = await import('./count-down.tsx')
  const shown: string[] = []
  const stop = watchTimeLeft(serverNow() + left, (now) => shown.push(clockText(now)))
  return { shown, stop }
}

const textsAfter = (shown: string[], steps: number, step: number) =>
  Array.from({ length: steps }, () => {
    vi.advanceTimersByTime(step)
    return shown.at(-1)
  })

test('[HOME-7] in the last hour the countdown changes with each second', async () => {
  const { shown } = await countDown(hour - 500)
  expect(shown).toEqual(['01:00:00'])
  const seconds = textsAfter(shown, 3600, second)
  const expected = Array.from({ length: 3600 }, (_, passed) => clockText(hour - (passed + 1) * second))
  expect(seconds).toEqual(expected)
  expect(shown).toHaveLength(3601)
})

test('[HOME-7] before that the countdown is never wrong by a minute', async () => {
  const { shown } = await countDown(2 * day + 500)
  const minutes = textsAfter(shown, 90, minute).map((text) => text?.slice(0, -3))
  const expected = Array.from({ length: 90 }, (_, passed) =>
    clockText(2 * day + second - (passed + 1) * minute).slice(0, -3),
  )
  expect(minutes).toEqual(expected)
})

test('a countdown stops at zero, and when it is no longer watched', async () => {
  const ended = await countDown(1500)
  vi.advanceTimersByTime(minute)
  expect(ended.shown).toEqual(['00:00:02', '00:00:01', '00:00:00'])
  const left = await countDown(hour)
  left.stop()
  vi.advanceTimersByTime(minute)
  expect(left.shown).toEqual(['01:00:00'])
  expect(vi.getTimerCount()).toBe(0)
})
