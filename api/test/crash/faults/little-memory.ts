import { setTimeout as wait } from 'node:timers/promises'
import { listSlots } from '@i-one/contract/bookings'
import { createClient } from '@i-one/contract/call'
import { createTestPitch } from '../../make.ts'
import { startLoad } from '../load.ts'
import { startRig } from '../rig.ts'
import { filterViolations, findWriteViolations } from '../verify.ts'

const heap = 128
const lasts = 15_000

export const limitMemory = async () => {
  const rig = await startRig({ environment: { NODE_OPTIONS: `--max-old-space-size=${heap}` } })
  const { db, pair } = rig
  try {
    const before = pair.pids()
    const load = await startLoad(db, pair.urls)
    const pitch = await createTestPitch({ db, clock: { now: () => new Date() } }, { slotMinutes: 15 })
    const over = Date.now() + lasts
    let answered = 0
    const looker = async (n: number) => {
      const call = createClient({ baseUrl: pair.urls[n % 2]! })
      while (Date.now() < over)
        await call(listSlots, { params: { id: pitch }, query: { days: 30 } }).then(
          () => answered++,
          () => wait(50),
        )
    }
    await Promise.all(Array.from({ length: 60 }, (_, n) => looker(n)))
    await load.stop()
    console.log(`  ${answered} large responses of two servers with ${heap} MB each`)
    const fallen = before.filter((pid) => !pair.pids().includes(pid))
    return {
      ...filterViolations({ 'a server crashed': fallen }),
      ...(await findWriteViolations(db, load.done)),
    }
  } finally {
    await rig.stop()
  }
}
