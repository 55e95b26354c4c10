import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@i-one/game/random'
import { openDatabase } from '../../../src/lib/database/database.ts'
import { makePerson } from '../../make.ts'
import { startPair } from '../server-pair.ts'
import { contestSlots, playSlotHistories } from './slot-histories.ts'

interface Slots {
  databaseUrl: string
  histories: number
  rounds: number
  seed: string
}

const clients = 8
const contenders = 50
const killEvery = 10_000

/** Plays with two processes, of which one or the other is killed now and then, and prints what was found. */
export const runSlots = async ({ databaseUrl, histories, rounds, seed }: Slots) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'i-one-slots-'))
  await chmod(dataDir, 0o755)
  const pair = await startPair({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const { db, close } = openDatabase(databaseUrl)
  const now = () => new Date()
  try {
    const people = []
    for (let n = 0; n < contenders; n++) people.push(await makePerson({ db, clock: { now } }))
    const urls = [...pair.urls]
    const town = { db, urls, people, random: seededRandom(`${seed} slots`), now }

    const over = new AbortController()
    let kills = 0
    const killing = (async () => {
      for (;;) {
        await wait(killEvery, undefined, { signal: over.signal }).catch(() => undefined)
        if (over.signal.aborted) return
        const which = kills++ % 2 ? 0 : 1
        // who asks it now gets no answer; the next ask the other one
        const [url] = urls.splice(which, 1)
        await pair.killAndRestart(which)
        urls.splice(which, 0, url!)
      }
    })()
    const few = { ...town, people: people.slice(0, clients) }
    const played = await playSlotHistories(few, histories).finally(() => over.abort())
    await killing
    console.log(
      `${histories} histories of slots: ${played.operations} operations, ${played.most} at most in one, ` +
        `${played.lost} lost answers, ${kills} kills`,
    )
    console.log(`not linearizable: ${played.wrong.length}`)
    for (const history of played.wrong.slice(0, 2)) console.log(`  ${JSON.stringify(history)}`)

    const { answers, wrong } = await contestSlots(town, rounds)
    console.log(`${rounds} slots wanted by ${contenders} at once: ${JSON.stringify(answers)}`)
    console.log(`not sold to exactly one: ${wrong.length}`)
    return played.wrong.length + wrong.length === 0
  } finally {
    await close()
    await pair.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
