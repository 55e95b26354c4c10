import type { QuietHours } from '@i-one/contract/notifications/quiet-hours'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'

export const findQuietHours = (db: Database, userId: string) =>
  firstRow<QuietHours>(db)`
    select is_on as "on", starts as "from", ends as until, time_zone as "timeZone"
    from quiet_hours where user_id = ${userId}`

export const saveQuietHours = (db: Database, userId: string, { on, from, until, timeZone }: QuietHours) => {
  const hours = { is_on: on, starts: from, ends: until, time_zone: timeZone }
  return db
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
    .execute()
}

export const listQuietHours = async (db: Database, users: readonly string[]) => {
  const rows = await allRows<Omit<QuietHours, 'on'> & { userId: string }>(db)`
    select user_id as "userId", starts as "from", ends as until, time_zone as "timeZone"
    from quiet_hours where user_id = any(${users}::uuid[]) and is_on`
  return new Map(rows.map((row) => [row.userId, row]))
}

export const delayMail = (db: Database, id: string, until: Date) =>
  sql`update notifications set mail_at = ${until} where id = ${id}`.execute(db)

export const claimDelayedEmails = (db: Database, now: Date) =>
  allRows<{ id: string }>(db)`
    update notifications set mail_at = null where id in (
      select id from notifications where mail_at <= ${now} order by mail_at limit 500 for update skip locked)
    returning id`
