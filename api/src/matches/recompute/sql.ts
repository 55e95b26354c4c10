import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'

/** The ids of all matches in their order, some at a time. */
export const listMatchIds = async (db: Database, after: string | null, most: number) => {
  const { rows } = await sql<{ id: string }>`
    select id from matches where ${after}::uuid is null or id > ${after}::uuid order by id limit ${most}
  `.execute(db)
  return rows.map(({ id }) => id)
}
