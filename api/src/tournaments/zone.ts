import type { NewTournament } from '@i-one/contract/tournaments/new'
import type * as z from 'zod/mini'
import type { UserActor } from '../lib/actor.ts'
import type { Database } from '../lib/database/database.ts'
import { parseTimeZone } from '../lib/http/known-names.ts'
import { findNearest } from '../pitches/actions.ts'

type Input = Pick<z.output<typeof NewTournament>, 'timeZone' | 'location'>

export const findTimeZone = async (db: Database, { timeZone, location }: Input, { by, now }: UserActor) => {
  if (timeZone) return parseTimeZone(timeZone)
  const home = () =>
    db.selectFrom('users').select(['lng', 'lat']).where('id', '=', by).executeTakeFirstOrThrow()
  const [lng, lat] = location?.coordinates ?? []
  const position = lng === undefined || lat === undefined ? await home() : { lng, lat }
  const [pitch] = await findNearest(db, { position, radius: undefined, limit: 1 }, now)
  return pitch?.timeZone ?? 'UTC'
}
