import { expect, test } from 'vitest'
import { startTestApp } from '../../suite.ts'
import { createSlotHistorySetup } from '../slots/make-town.ts'
import { playCombinedHistories } from './combined-histories.ts'

const app = await startTestApp({ rateLimits: false })

test(
  'a combined pitch and its parts are never sold twice, at the price that was shown',
  { timeout: 120_000 },
  async () => {
    const seed = String(Date.now())
    const { town, stop } = await createSlotHistorySetup(app, 7, seed)
    const { wrong, untrue, operations, sales } = await playCombinedHistories(town, 3)
    await stop()
    expect(wrong, `seed ${seed}`).toEqual([])
    expect(untrue, `seed ${seed}`).toEqual([])
    expect(operations).toBeGreaterThan(3 * 20)
    expect(sales).toBeGreaterThan(0)
  },
)
