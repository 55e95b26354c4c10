import { createSeededRandom } from '@i-one/game/random'
import type { TestApp } from '../../app.ts'
import { createPerson } from '../../make.ts'
import { startRestartingServer } from '../../restarting-server.ts'
import type { SlotHistorySetup } from './play-slots.ts'

export const createSlotHistorySetup = async (app: TestApp, crowd: number, seed: string) => {
  const second = await startRestartingServer(app)
  const people = await Promise.all(Array.from({ length: crowd }, () => createPerson(app)))
  const town: SlotHistorySetup = {
    db: app.db,
    urls: [app.baseUrl, second.baseUrl],
    people,
    random: createSeededRandom(seed),
    now: app.clock.now,
    maxResponseAge: 0,
  }
  return { town, stop: second.stop }
}
