import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askInTime, spendPatience, withPatience } from './patience.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('what was waited for before, at once or one after the other, leaves less patience for the next', async () => {
  const looks: number[] = []
  const look = async (milliseconds: number) => void looks.push(milliseconds)
  const waits = withPatience(5000, async () => {
    await Promise.all([spendPatience(() => pass(2000)), spendPatience(() => pass(3000))])
    // what it computes itself, and what is as quick as usual
    await pass(10_000)
    await spendPatience(() => pass(100))
    await askInTime(() => pass(2600), look)
    await askInTime(() => pass(600), look)
  })
  await vi.runAllTimersAsync()
  await waits
  expect(looks).toEqual([2000, 2250, 2500, 500])
})

test('outside a request nobody is hurried', async () => {
  const look = vi.fn<() => Promise<void>>()
  const asked = askInTime(() => pass(100_000), look)
  await vi.runAllTimersAsync()
  await asked
  expect(look).not.toHaveBeenCalled()
})
