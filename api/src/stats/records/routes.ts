import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import type { Caller } from '../../roles.ts'
import { requireVisiblePlayer } from '../shown.ts'
import { emptyHeadToHead, toStreaks } from './rules.ts'
import { listPlayedResults, sumHeadToHead } from './sql.ts'

const requirePlayer = async (db: Database, input: string, reader: Caller) => {
  const player = await requireVisiblePlayer(db, input, reader.id)
  return { _id: player.id, name: player.name }
}

export const records = (app: App) => {
  serve(app, getStreaks, async ({ params, user, db }) => {
    const player = await requirePlayer(db, params.id, user)
    return toStreaks(await listPlayedResults(db, player._id))
  })

  serve(app, getHeadToHead, async ({ params, user, db }) => {
    const player = await requirePlayer(db, params.id, user)
    const other = await requirePlayer(db, params.other, user)
    const meetings = player._id === other._id ? [] : await sumHeadToHead(db, player._id, other._id)
    const of = (together: boolean) => meetings.find((sum) => sum.together === together) ?? emptyHeadToHead
    return { player, other, together: of(true), against: of(false) }
  })
}
