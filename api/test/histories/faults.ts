import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@i-one/game/random'
import { sql } from 'kysely'
import type { ServerPair } from './server-pair.ts'
import type { World } from './world.ts'

export interface Faults {
  kills: number
  /** Deadlines that were brought forward to this moment. */
  due: number
}

/** Brings deadlines forward to now: the servers' clocks are real, and nobody wants to wait ten minutes for a hold. */
const hurry = async ({ db }: World, now: Date) => {
  const few = sql`order by random() limit 2`
  const results = await Promise.all([
    sql`update bookings set expires_at = ${now} where id in
      (select id from bookings where state = 'held' and expires_at > ${now} ${few})`.execute(db),
    sql`update bookings set authorize_by = ${now} where id in
      (select id from bookings where state = 'pending' and authorize_by > ${now} ${few})`.execute(db),
    sql`update sessions set fill_by = ${now} where id in
      (select id from sessions where state = 'open' and fill_by > ${now} ${few})`.execute(db),
    sql`update places set offer_until = ${now} where id in
      (select id from places where state = 'offered' and offer_until > ${now} ${few})`.execute(db),
  ])
  return results.reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0)
}

/** Kills one of the two servers now and then and lets deadlines come, until the time is over. */
export const causeFaults = async (world: World, pair: ServerPair, random: Random, over: () => boolean) => {
  const faults: Faults = { kills: 0, due: 0 }
  const deadlines = async () => {
    while (!over()) {
      await wait(200 + random() * 600)
      faults.due += await hurry(world, new Date())
    }
  }
  const kills = async () => {
    while (!over()) {
      await wait(1500 + random() * 4000)
      if (over()) return
      await pair.killAndRestart(random() < 0.5 ? 0 : 1)
      faults.kills++
    }
  }
  await Promise.all([deadlines(), kills()])
  return faults
}
