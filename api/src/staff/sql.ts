import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'

export const listStaff = (db: Database) =>
  allRows<{ email: string; name: string; since: Date | null }>(db)`
    select u.email, u.nickname as name,
      (select max(at) from audit_log where act = 'granted' and subject_id = u.id) as since
    from users u where is_admin order by u.email_key`
