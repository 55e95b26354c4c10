import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import type { Caller } from '../../roles.ts'
import { requireShown } from '../shown.ts'
import { neverMet, toStreaks } from './rules.ts'
import { listPlayed, sumMeetings } from './sql.ts'

const requirePlayer = async (db: Database, input: string, reader: Caller) => {
  const player = await requireShown(db, input, reader.id)
  return { _id: player.id, name: player.name }
}

export const records = (app: App) => {
  serve(app, getStreaks, async ({ params, user, db }) => {
    const player = await requirePlayer(db, params.id, user)
    return toStreaks(await listPlayed(db, player._id))
  })

  serve(app, getHeadToHead, async ({ params, user, db }) => {
    const player = await requirePlayer(db, params.id, user)
    const other = await requirePlayer(db, params.other, user)
    const meetings = player._id === other._id ? [] : await sumMeetings(db, player._id, other._id)
    const of = (together: boolean) => meetings.find((sum) => sum.together === together) ?? neverMet
    return { player, other, together: of(true), against: of(false) }
  })
}
