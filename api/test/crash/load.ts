import { createClient } from '@i-one/contract/call'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/lib/database/tables.ts'
import { createTestMatch } from '../make-match.ts'
import { type Person, createPerson, createTestPitch } from '../make.ts'
import {
  type AcknowledgedWrites,
  type WriterOptions,
  bookJoinAndPay,
  createAcknowledgedWrites,
  scoreGoals,
} from './writers.ts'

const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))
/** Number of captains who take turns on a pitch, and number of sessions that each of them creates in a row. */
const [captainsOfCrew, ledBy] = [40, 20]

interface Size extends Pick<WriterOptions, 'heard'> {
  crews?: number
  matches?: number
}

export interface RunningLoad {
  done: AcknowledgedWrites
  stop: () => Promise<void>
}

export const startLoad = async (
  db: Kysely<DB>,
  urls: readonly string[],
  { crews = 3, matches = 6, heard }: Size = {},
): Promise<RunningLoad> => {
  const fixtures = {
    db,
    clock: { now: () => new Date() },
    as: (token?: string) => createClient({ baseUrl: urls[0]!, token: () => token ?? null }),
  }
  let isOver = false
  const over = () => isOver
  const written = { urls, done: createAcknowledgedWrites(), over, ...(heard && { heard }) }
  const crew = async () => {
    const pitch = await createTestPitch(fixtures, {
      slotMinutes: 15,
      openingHours: always,
      sessionsAhead: ledBy,
    })
    const [captains, players] = [[], []] as [Person[], Person[]]
    for (let n = 0; n < captainsOfCrew; n++) captains.push(await createPerson(fixtures))
    for (let n = 0; n < 3; n++) players.push(await createPerson(fixtures))
    return { pitch, captains, players }
  }
  const made = []
  for (let n = 0; n < crews; n++) made.push(await crew())
  const scored = []
  for (let n = 0; n < matches; n++) scored.push(await createTestMatch(fixtures, { playersPerTeam: 2 }))

  const working = [
    ...made.map(async ({ pitch, captains, players }) => {
      for (const [n, captain] of captains.entries())
        for (let slot = n * ledBy; slot < (n + 1) * ledBy && !over(); slot++)
          await bookJoinAndPay(written, { pitch, captain, players, slot })
    }),
    (async () => {
      for (const { captain, match } of scored) if (!over()) await scoreGoals(written, captain, match)
    })(),
  ]
  const all = Promise.all(working)
  all.catch(() => undefined)
  return {
    done: written.done,
    stop: async () => {
      isOver = true
      await all
    },
  }
}
