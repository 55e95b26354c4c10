import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@i-one/game/random'
import { startLoad } from './load.ts'
import { type Rig } from './rig.ts'
import { verify } from './verify.ts'

interface Kills {
  servers: number
  databases: number
  random: Random
}

/** Kills under load, each at a moment of chance; what was acknowledged, and what is wrong with it afterwards. */
export const killUnderLoad = async ({ db, pair, postmaster, ready }: Rig, kills: Kills) => {
  const { servers, databases, random } = kills
  const load = await startLoad(db, pair.urls)
  const begun = performance.now()
  const someTime = () => wait(50 + random() * 400)
  const killServer = async (which: 0 | 1, times: number) => {
    for (let n = 0; n < times; n++) {
      await someTime()
      await pair.killAndRestart(which)
    }
  }
  await Promise.all([killServer(0, Math.ceil(servers / 2)), killServer(1, Math.floor(servers / 2))])
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
    /** Milliseconds until both servers were ready again. */
    back: back.toSorted((a, b) => a - b),
    wrong: await verify(db, done),
  }
}
