import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'

export const exchangePassword = async (
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
) => {
  const { numAffectedRows } = await sql`
    update users set password_hash = ${to}, new_email = null, new_email_key = null
    where id = ${userId} and password_hash = ${from}`.execute(db)
  return numAffectedRows === 1n
}
