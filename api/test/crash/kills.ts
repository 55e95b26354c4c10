import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@i-one/game/random'
import { startLoad } from './load.ts'
import { type Rig } from './rig.ts'
import { findWriteViolations } from './verify.ts'

interface Kills {
  servers: number
  databases: number
  random: Random
}

export const killUnderLoad = async ({ db, pair, postmaster, ready }: Rig, kills: Kills) => {
  const { servers, databases, random } = kills
  const load = await startLoad(db, pair.urls)
  const begun = performance.now()
  const someTime = () => wait(50 + random() * 400)
  for (let n = 0; n < servers; n++) {
    await someTime()
    await pair.killAndRestart(n % 2 ? 1 : 0)
  }
  const serversTook = performance.now() - begun

  const back: number[] = []
  for (let n = 0; n < databases; n++) {
    await someTime()
    const pid = await postmaster()
    process.kill(pid, 'SIGKILL')
    const killed = performance.now()
    while ((await postmaster().catch(() => pid)) === pid || (await ready()).some((status) => status !== 200))
      await wait(20)
    back.push(performance.now() - killed)
  }
  await load.stop()
  const { done } = load
  return {
    counts: Object.fromEntries(Object.entries(done).map(([what, all]) => [what, all.length])),
    eachServer: serversTook / Math.max(1, servers),
    back: back.toSorted((a, b) => a - b),
    wrong: await findWriteViolations(db, done),
  }
}
