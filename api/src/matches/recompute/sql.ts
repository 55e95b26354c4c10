import type { Database } from '../../lib/database/database.ts'
import { allIds } from '../../lib/database/rows.ts'

/** The ids of all matches in their order, some at a time. */
export const listMatchIds = (db: Database, after: string | null, most: number) =>
  allIds(db)`
    select id from matches where ${after}::uuid is null or id > ${after}::uuid order by id limit ${most}`
