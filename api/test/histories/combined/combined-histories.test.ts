import { seededRandom } from '@i-one/game/random'
import { expect, test } from 'vitest'
import { makePerson } from '../../make.ts'
import { restartingServer } from '../../restarting-server.ts'
import { testApp } from '../../suite.ts'
import { playCombinedHistories } from './combined-histories.ts'

const app = await testApp({ rateLimits: false })

test(
  'a combined pitch and its parts are never sold twice, at the price that was shown',
  { timeout: 120_000 },
  async () => {
    const second = await restartingServer(app)
    const people = await Promise.all(Array.from({ length: 7 }, () => makePerson(app)))
    const { db, clock, baseUrl } = app
    const seed = String(Date.now())
    const town = {
      db,
      urls: [baseUrl, second.baseUrl],
      people,
      random: seededRandom(seed),
      now: clock.now,
      // both write over one pool, so each write ends what either has kept
      keptFor: 0,
    }
    const { wrong, untrue, operations, sales } = await playCombinedHistories(town, 3)
    await second.stop()
    expect(wrong, `seed ${seed}`).toEqual([])
    expect(untrue, `seed ${seed}`).toEqual([])
    expect(operations).toBeGreaterThan(3 * 20)
    expect(sales).toBeGreaterThan(0)
  },
)
