import { createClient } from '@i-one/contract/call'
import { createSeededRandom } from '@i-one/game/random'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/lib/database/tables.ts'
import { startLoad } from '../crash/load.ts'
import { findWriteViolations } from '../crash/verify.ts'
import { type AcknowledgedWrites, createAcknowledgedWrites, scoreGoals } from '../crash/writers.ts'
import { findViolations } from '../histories/check.ts'
import { type HistoryRun, playUntil } from '../histories/play.ts'
import { createWorld } from '../histories/world.ts'
import { createTestMatch } from '../make-match.ts'
import { watchWithRetries } from '../streams/stubborn-spectator.ts'
import { startReaders } from './readers.ts'
import type { WaitTimes } from './waited.ts'

const spectatorsOfMatch = 6
const scorersOfMatch = 3
/** Milliseconds: the pause between two actions of a user, and the delay before a page reconnects. */
const [thinking, coming] = [300, 100]

const playMatch = async (fixtures: Parameters<typeof createTestMatch>[0], url: string) => {
  const { captain, match } = await createTestMatch(fixtures, { playersPerTeam: 2 })
  const reached: { seq: number; at: number }[][] = []
  const spectators = Array.from({ length: spectatorsOfMatch }, () => {
    const mine: { seq: number; at: number }[] = []
    reached.push(mine)
    return watchWithRetries(url, match._id, {
      pause: coming,
      reached: (seq = -1) => void mine.push({ seq, at: Date.now() }),
    })
  })
  await Promise.all(spectators.map(({ until }) => until(0)))
  let isOver = false
  const done = createAcknowledgedWrites()
  const scores: WaitTimes[] = []
  const saved: { seq: number; at: number }[] = []
  const heard = (answer: unknown, since: number, tries: string[]) => {
    const until = Date.now()
    scores.push({ since, until, tries })
    const { seq } = answer as { seq?: number }
    if (seq !== undefined) saved.push({ seq, at: until })
  }
  const written = { urls: [url], done, over: () => isOver, heard, pause: thinking }
  const devices = Array.from({ length: scorersOfMatch }, () => scoreGoals(written, captain, match))
  const scoring = Promise.all(devices)
  scoring.catch(() => undefined)
  return {
    done,
    scores,
    end: async () => {
      isOver = true
      await scoring
      const last = Math.max(0, ...saved.map(({ seq }) => seq))
      await Promise.all(spectators.map(({ until }) => until(last)))
      await Promise.all(spectators.map(({ close }) => close()))
      const all = Array.from({ length: last }, (_, n) => n + 1).join()
      const wrong = spectators
        .filter(({ numbers }) => numbers.join() !== all)
        .map(({ numbers }) => ({ last, numbers }))
      const streams = saved.flatMap(({ seq, at }) =>
        reached.map((mine) => ({
          since: at,
          until: mine.find((one) => one.seq >= seq)?.at ?? at,
          tries: [],
        })),
      )
      return { wrong, streams }
    },
  }
}

export const startSimulatedUsers = async (db: Kysely<DB>, url: string, databaseUrl: string) => {
  const fixtures = {
    db,
    clock: { now: () => new Date() },
    as: (token?: string) => createClient({ baseUrl: url, token: () => token ?? null, timeout: 60_000 }),
  }
  const bookings: WaitTimes[] = []
  const heard = (_: unknown, since: number, tries: string[]) =>
    void bookings.push({ since, until: Date.now(), tries })
  const load = await startLoad(db, [url], { crews: 2, matches: 0, heard })
  const readers = await startReaders(fixtures, url)
  const world = await createWorld(databaseUrl, 4)
  let isOver = false
  const play: HistoryRun = {
    world,
    urls: [url],
    random: createSeededRandom('town'),
    sessions: [],
    asked: [],
    unlike: [],
  }
  const playing = Promise.all(world.people.map((one) => playUntil(play, one, () => isOver, thinking)))
  playing.catch(() => undefined)
  const scored: AcknowledgedWrites['events'] = []
  const lost: unknown[] = []
  return {
    bookings,
    readings: readers.readings,
    ages: readers.ages,
    startMatch: async () => {
      const match = await playMatch(fixtures, url)
      return {
        scores: match.scores,
        end: async () => {
          const { wrong, streams } = await match.end()
          scored.push(...match.done.events)
          lost.push(...wrong)
          return streams
        },
      }
    },
    end: async () => {
      isOver = true
      await Promise.all([load.stop(), playing])
      const missed = await readers.end()
      const done = { ...load.done, events: scored }
      const found = { ...(await findWriteViolations(db, done)), ...(await findViolations(play)) }
      const failed = play.asked.filter(
        ({ status, said }) => status >= 500 && !['busy', 'stopping'].includes(said),
      )
      await world.close()
      return {
        counts: {
          ...Object.fromEntries(Object.entries(done).map(([what, all]) => [what, all.length])),
          touches: play.asked.length,
        },
        wrong: {
          ...found,
          'the server failed': failed,
          'a spectator lost an event, or had it twice': lost,
          'who changed something read what was before': missed,
        },
      }
    },
  }
}
