import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { findPlayer } from '../sql.ts'
import { neverMet, streaksOf } from './rules.ts'
import { listPlayed, sumMeetings } from './sql.ts'

const requirePlayer = async (db: Database, asked: string) => {
  const player = found(await findPlayer(db, asked))
  return { _id: player.id, name: player.name }
}

export const records = (app: App) => {
  serve(app, getStreaks, async ({ params, db }) => {
    const player = await requirePlayer(db, params.id)
    return streaksOf(await listPlayed(db, player._id))
  })

  serve(app, getHeadToHead, async ({ params, db }) => {
    const player = await requirePlayer(db, params.id)
    const other = await requirePlayer(db, params.other)
    const meetings = player._id === other._id ? [] : await sumMeetings(db, player._id, other._id)
    const of = (together: boolean) => meetings.find((sum) => sum.together === together) ?? neverMet
    return { player, other, together: of(true), against: of(false) }
  })
}
