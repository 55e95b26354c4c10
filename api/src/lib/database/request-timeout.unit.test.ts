import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryWithTimeout, createRequestTimeout } from './request-timeout.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('subtracts earlier waits, concurrent or sequential, from the timeout', async () => {
  const looks: number[] = []
  const look = async (milliseconds: number) => void looks.push(milliseconds)
  const requestTimeout = createRequestTimeout(5000)
  const wait = async () => {
    await Promise.all([requestTimeout.spend(() => pass(2000)), requestTimeout.spend(() => pass(3000))])
    await pass(10_000)
    await requestTimeout.spend(() => pass(100))
    await queryWithTimeout(requestTimeout, () => pass(2600), look)
    await queryWithTimeout(requestTimeout, () => pass(600), look)
  }
  const waits = wait()
  await vi.runAllTimersAsync()
  await waits
  expect(looks).toEqual([2000, 2250, 2500, 500])
})

test('sets no timeout outside a request', async () => {
  const look = vi.fn<() => Promise<void>>()
  const asked = queryWithTimeout(undefined, () => pass(100_000), look)
  await vi.runAllTimersAsync()
  await asked
  expect(look).not.toHaveBeenCalled()
})
