import type { Database } from '../../lib/database/database.ts'
import { allIds } from '../../lib/database/rows.ts'

export const listMatchIds = (db: Database, after: string | null, max: number) =>
  allIds(db)`
    select id from matches where id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by id limit ${max}`

export const listMatchIdsAtPitch = (db: Database, pitchId: string, after: string | null, max: number) =>
  allIds(db)`
    select id from matches
    where pitch_id = ${pitchId} and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by id limit ${max}`
