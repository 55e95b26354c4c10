import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from './metrics/metrics.ts'
import { type Sweep, startTimers } from './timers.ts'

const log = pino({ level: 'silent' })
const options = { leads: () => Promise.resolve(true), now: () => new Date(), log, metrics: createMetrics() }

test('runs other sweeps despite a slow or failed sweep', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const turns = { long: 0, failing: 0, other: 0 }
  const count =
    (name: keyof typeof turns, then: () => Promise<void>): Sweep =>
    () => {
      turns[name]++
      return then()
    }
  const timers = startTimers(
    {
      long: count('long', () => held),
      failing: count('failing', () => Promise.reject(new Error('on purpose'))),
      other: count('other', () => Promise.resolve()),
    },
    options,
  )
  await expect.poll(() => Math.min(turns.other, turns.failing), { timeout: 20_000 }).toBeGreaterThan(1)
  expect(turns.long).toBe(1)
  release()
  await timers.stop()
})

test('runs sweeps one at a time, and starts the next beside a slow sweep', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const release: (() => void)[] = []
  const held: Sweep = () => new Promise<void>((resolve) => release.push(resolve))
  const begun: string[] = []
  const sweeps = Object.fromEntries(
    ['one', 'two', 'three'].map((name): [string, Sweep] => [
      name,
      (now) => {
        begun.push(name)
        return held(now)
      },
    ]),
  )
  const timers = startTimers(sweeps, options)
  await vi.advanceTimersByTimeAsync(50)
  expect(begun).toEqual(['one'])
  release[0]!()
  await vi.advanceTimersByTimeAsync(50)
  expect(begun).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toEqual(['one', 'two', 'three'])
  for (const end of release) end()
  await timers.stop()
})

test('runs no sweeps without leadership', async () => {
  let [asked, swept] = [0, 0]
  const leads = () => Promise.resolve(asked++ > 1)
  const sweep: Sweep = () => Promise.resolve(void swept++)
  const timers = startTimers({ sweep }, { ...options, leads })
  await expect.poll(() => asked, { timeout: 20_000, interval: 10 }).toBe(2)
  expect(swept).toBe(0)
  await expect.poll(() => swept, { timeout: 20_000 }).toBe(1)
  await timers.stop()
})
