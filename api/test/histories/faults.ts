import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@i-one/game/random'
import { sql } from 'kysely'
import type { ServerPair } from './server-pair.ts'
import type { World } from './world.ts'

interface Faults {
  kills: number
  due: number
}

const few = sql`order by random() limit 2`

/** Statements that move a few deadlines to now, because a hold expires only after ten minutes. */
const deadlines = [
  ({ db }: World, now: Date) =>
    sql`update bookings set expires_at = ${now} where id in
      (select id from bookings where state = 'held' and expires_at > ${now} ${few})`.execute(db),
  ({ db }: World, now: Date) =>
    sql`update bookings set authorize_by = ${now} where id in
      (select id from bookings where state = 'pending' and authorize_by > ${now} ${few})`.execute(db),
  ({ db }: World, now: Date) =>
    sql`update sessions set fill_by = ${now} where id in
      (select id from sessions where state in ('open', 'confirmed') and fill_by > ${now} ${few})`.execute(db),
  ({ db }: World, now: Date) =>
    sql`update places set offer_until = ${now} where id in
      (select id from places where state = 'offered' and offer_until > ${now} ${few})`.execute(db),
]

export const injectFaults = async (world: World, pair: ServerPair, random: Random, over: () => boolean) => {
  const faults: Faults = { kills: 0, due: 0 }
  const hurry = async () => {
    while (!over()) {
      await wait(300 + random() * 900)
      const bring = deadlines[Math.floor(random() * deadlines.length)]
      faults.due += Number((await bring?.(world, new Date()))?.numAffectedRows ?? 0)
    }
  }
  const kills = async () => {
    while (!over()) {
      await wait(3000 + random() * 6000)
      if (over()) return
      await pair.killAndRestart(random() < 0.5 ? 0 : 1)
      faults.kills++
    }
  }
  await Promise.all([hurry(), kills()])
  return faults
}
