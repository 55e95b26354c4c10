import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryWithTimeout, createTimeout } from './patience.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('what was waited for before, at once or one after the other, leaves less patience for the next', async () => {
  const looks: number[] = []
  const look = async (milliseconds: number) => void looks.push(milliseconds)
  const patience = createTimeout(5000)
  const wait = async () => {
    await Promise.all([patience.spend(() => pass(2000)), patience.spend(() => pass(3000))])
    // what it computes itself, and what is as quick as usual
    await pass(10_000)
    await patience.spend(() => pass(100))
    await queryWithTimeout(patience, () => pass(2600), look)
    await queryWithTimeout(patience, () => pass(600), look)
  }
  const waits = wait()
  await vi.runAllTimersAsync()
  await waits
  expect(looks).toEqual([2000, 2250, 2500, 500])
})

test('outside a request nobody is hurried', async () => {
  const look = vi.fn<() => Promise<void>>()
  const asked = queryWithTimeout(undefined, () => pass(100_000), look)
  await vi.runAllTimersAsync()
  await asked
  expect(look).not.toHaveBeenCalled()
})
