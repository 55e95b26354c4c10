import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSeededRandom } from '@i-one/game/random'
import { findViolations } from './check.ts'
import { injectFaults } from './faults.ts'
import { type HistoryRun, playUntil } from './play.ts'
import { startServerPair } from './server-pair.ts'
import { createWorld } from './world.ts'

export interface History {
  databaseUrl: string
  milliseconds: number
  seed: string
  people?: number
}

export const runHistory = async ({ databaseUrl, milliseconds, seed, people = 16 }: History) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'i-one-histories-'))
  await chmod(dataDir, 0o755)
  const pair = await startServerPair({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const world = await createWorld(databaseUrl, people)
  try {
    const play: HistoryRun = {
      world,
      urls: pair.urls,
      random: createSeededRandom(seed),
      sessions: [],
      asked: [],
      unlike: [],
    }
    const end = Date.now() + milliseconds
    const over = () => Date.now() >= end
    const [faults] = await Promise.all([
      injectFaults(world, pair, createSeededRandom(`${seed} faults`), over),
      ...world.people.map((person) => playUntil(play, person, over)),
    ])
    return { asked: play.asked, sessions: play.sessions.length, faults, wrong: await findViolations(play) }
  } finally {
    await pair.stop()
    await world.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
