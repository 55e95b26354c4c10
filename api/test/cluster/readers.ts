import { setTimeout as wait } from 'node:timers/promises'
import { updateUser } from '@i-one/contract/accounts/profile'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { getPlayerStats } from '@i-one/contract/stats'
import {
  type WriterOptions,
  retryUntilAnswered,
  createAcknowledgedWrites,
  requireReply,
} from '../crash/writers.ts'
import { createPerson } from '../make.ts'
import { createCookieFetch } from './browser.ts'
import type { WaitTimes } from './waited.ts'

const pause = 300

/** Checks that users read their own changes immediately; other browsers may read the standby's stale data. */
export const startReaders = async (fixtures: Parameters<typeof createPerson>[0], url: string) => {
  const nameOf = (n: number) => `Ayo ${n}`
  const person = await createPerson(fixtures, { nickname: nameOf(0) })
  const readings: WaitTimes[] = []
  const ages: WaitTimes[] = []
  const missed: unknown[] = []
  const changed = [Date.now()]
  let isOver = false
  const over = () => isOver
  const way: WriterOptions = { urls: [url], done: createAcknowledgedWrites(), over }
  const heard: WriterOptions['heard'] = (_, since, tries) =>
    void readings.push({ since, until: Date.now(), tries })

  const readName = async (who: WriterOptions) => {
    const stats = await retryUntilAnswered(who, person, (call) =>
      call(getPlayerStats, { params: { id: person.id } }),
    )
    return Number(requireReply(stats).player.name.split(' ')[1])
  }
  const change = async () => {
    const own = { ...way, fetch: createCookieFetch() }
    for (let n = 1; !over(); n++) {
      requireReply(
        await retryUntilAnswered(own, person, (call) => call(updateUser, { body: { nickname: nameOf(n) } })),
      )
      changed.push(Date.now())
      const read = await readName(own)
      if (read !== n) missed.push({ wrote: n, read })
      await wait(pause)
    }
  }
  const look = async () => {
    while (!over()) {
      const now = Date.now()
      const newer = changed[(await readName(way)) + 1]
      if (newer !== undefined && newer < now) ages.push({ since: newer, until: now, tries: [] })
      await wait(pause)
    }
  }
  const lookAround = async () => {
    const nobody = { token: '' }
    while (!over()) {
      const near = { lng: 3.35, lat: 6.5 }
      requireReply(
        await retryUntilAnswered({ ...way, heard }, nobody, (call) =>
          call(findNearbyPitches, { query: near }),
        ),
      )
      await wait(pause)
    }
  }
  const all = Promise.all([change(), look(), lookAround()])
  all.catch(() => undefined)
  return {
    readings,
    ages,
    end: async () => {
      isOver = true
      await all
      return missed
    },
  }
}
