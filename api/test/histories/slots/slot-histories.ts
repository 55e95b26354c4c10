import { createTestPitch } from '../../make.ts'
import { raceForSlots } from './contest.ts'
import { isLinearizable } from './linearizable.ts'
import { type SlotHistorySetup, playSlotHistory } from './play-slots.ts'
import { createSlotsModel } from './slots-model.ts'

const quarter = 15 * 60_000
const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))

const createRow = async ({ db, now }: Pick<SlotHistorySetup, 'db' | 'now'>, count: number) => {
  const pitch = await createTestPitch({ db, clock: { now } }, { slotMinutes: 15, openingHours: always })
  const first = (Math.floor(now().getTime() / quarter) + 8) * quarter
  const starts = Array.from({ length: count }, (_, n) => new Date(first + n * quarter).toISOString())
  return { pitch, starts }
}

const slots = 3

export const playSlotHistories = async (town: SlotHistorySetup, count: number) => {
  const found = { operations: 0, lost: 0, max: 0, wrong: [] as unknown[] }
  for (let n = 0; n < count; n++) {
    const history = await playSlotHistory(town, await createRow(town, slots))
    found.operations += history.length
    found.max = Math.max(found.max, history.length)
    found.lost += history.filter(({ answered }) => answered === Infinity).length
    if (!isLinearizable(history, createSlotsModel(slots))) found.wrong.push(history)
  }
  return found
}

const slotsInADay = 96

export const runSlotRaces = async (town: SlotHistorySetup, rounds: number) => {
  const answers: Record<string, number> = {}
  const wrong: unknown[] = []
  for (let left = rounds; left > 0; left -= slotsInADay) {
    for (const round of await raceForSlots(town, await createRow(town, Math.min(left, slotsInADay)))) {
      for (const [answer, times] of Object.entries(round)) answers[answer] = (answers[answer] ?? 0) + times
      const { held = 0, 'slot-taken': taken = 0 } = round
      if (held !== 1 || taken !== town.people.length - 1) wrong.push(round)
    }
  }
  return { answers, wrong }
}
