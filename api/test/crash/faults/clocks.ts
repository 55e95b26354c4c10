import { createSeededRandom } from '@i-one/game/random'
import { createSweeps } from '../../../src/app.ts'
import { maxResponseAge } from '../../../src/lib/cached-responses.ts'
import { parseConfig } from '../../../src/lib/config.ts'
import { isReachable, openDatabase } from '../../../src/lib/database/database.ts'
import { startLiveUpdates } from '../../../src/lib/live/live.ts'
import { startLog } from '../../../src/lib/log.ts'
import { createMetrics } from '../../../src/lib/metrics/metrics.ts'
import { startTimers } from '../../../src/lib/timers.ts'
import { buildServer } from '../../../src/server.ts'
import { playSlotHistories } from '../../histories/slots/slot-histories.ts'
import { createPerson } from '../../make.ts'
import { startLoad } from '../load.ts'
import { startRig } from '../rig.ts'
import { filterViolations, findWriteViolations } from '../verify.ts'

const apart = 60_000
const histories = 50

const startAhead = async (databaseUrl: string) => {
  const config = parseConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  const log = startLog(config)
  const { db, pool, close } = openDatabase(databaseUrl)
  const live = await startLiveUpdates(databaseUrl, log)
  const now = () => new Date(Date.now() + apart)
  const server = await buildServer({ db, config, live, log, now, ready: () => isReachable(pool) })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const timers = startTimers(createSweeps({ db }), {
    leads: () => Promise.resolve(true),
    now,
    log,
    metrics: createMetrics(),
  })
  return {
    baseUrl,
    stop: async () => {
      await timers.stop()
      await server.close()
      await live.stop()
      await close()
    },
  }
}

export const setClocksApart = async () => {
  const rig = await startRig()
  const { db, pair, databaseUrl } = rig
  const ahead = await startAhead(databaseUrl)
  const now = () => new Date()
  try {
    const urls = [pair.urls[0]!, ahead.baseUrl]
    const load = await startLoad(db, urls)
    const people = []
    for (let n = 0; n < 8; n++) people.push(await createPerson({ db, clock: { now } }))
    const town = { db, urls, people, random: createSeededRandom('clocks apart'), now, maxResponseAge }
    const { wrong, operations } = await playSlotHistories(town, histories)
    await load.stop()
    console.log(`  ${histories} histories of slots with ${operations} operations on both servers`)
    return {
      ...filterViolations({ 'impossible slot histories': wrong }),
      ...(await findWriteViolations(db, load.done)),
    }
  } finally {
    await ahead.stop()
    await rig.stop()
  }
}
