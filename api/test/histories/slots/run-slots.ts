import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createSeededRandom } from '@i-one/game/random'
import { maxResponseAge } from '../../../src/lib/cached-responses.ts'
import { openDatabase } from '../../../src/lib/database/database.ts'
import { createPerson } from '../../make.ts'
import { playCombinedHistories } from '../combined/combined-histories.ts'
import { startServerPair } from '../server-pair.ts'
import { runSlotRaces, playSlotHistories } from './slot-histories.ts'

interface Slots {
  databaseUrl: string
  histories: number
  combined: number
  rounds: number
  seed: string
}

const clients = 8
const contenders = 50
const killEvery = 10_000

export const runSlotHistories = async ({ databaseUrl, histories, combined, rounds, seed }: Slots) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'i-one-slots-'))
  await chmod(dataDir, 0o755)
  const pair = await startServerPair({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const { db, close } = openDatabase(databaseUrl)
  const now = () => new Date()
  try {
    const people = []
    for (let n = 0; n < contenders; n++) people.push(await createPerson({ db, clock: { now } }))
    const urls = [...pair.urls]
    const town = { db, urls, people, random: createSeededRandom(`${seed} slots`), now, maxResponseAge }

    const over = new AbortController()
    let kills = 0
    const killing = (async () => {
      for (;;) {
        await wait(killEvery, undefined, { signal: over.signal }).catch(() => undefined)
        if (over.signal.aborted) return
        const which = kills++ % 2 ? 0 : 1
        const [url] = urls.splice(which, 1)
        await pair.killAndRestart(which)
        urls.splice(which, 0, url!)
      }
    })()
    const few = { ...town, people: people.slice(0, clients) }
    const play = async () => ({
      played: await playSlotHistories(few, histories),
      shared: await playCombinedHistories(few, combined),
    })
    const { played, shared } = await play().finally(() => over.abort())
    await killing
    console.log(
      `${histories} histories of slots: ${played.operations} operations, ${played.max} at most in one, ` +
        `${played.lost} lost responses, ${kills} kills`,
    )
    console.log(`not linearizable: ${played.wrong.length}`)
    for (const history of played.wrong.slice(0, 2)) console.log(`  ${JSON.stringify(history)}`)

    console.log(
      `${combined} histories of a combined pitch: ${shared.operations} operations, ${shared.lost} lost responses, ` +
        `${shared.sales} prices shown, ${shared.priceChanged} of them changed before the booking`,
    )
    console.log(`not linearizable: ${shared.wrong.length}, wrong prices: ${shared.untrue.length}`)
    for (const one of [...shared.wrong, ...shared.untrue].slice(0, 2)) console.log(`  ${JSON.stringify(one)}`)

    const { answers, wrong } = await runSlotRaces(town, rounds)
    console.log(
      `${rounds} slots, each requested by ${contenders} users at the same time: ${JSON.stringify(answers)}`,
    )
    console.log(`not sold exactly once: ${wrong.length}`)
    const allWrong = [played.wrong, shared.wrong, shared.untrue, wrong]
    return allWrong.every(({ length }) => length === 0)
  } finally {
    await close()
    await pair.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
