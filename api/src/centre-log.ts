import type { CentreLogEntry } from '@i-one/contract/centres/log'
import type { CentreRole } from '@i-one/contract/centres/staff'
import { sql } from 'kysely'
import { type Staffed, toRoleAtCentre } from './at-centre.ts'
import type { Database } from './lib/database/database.ts'
import { deleteDueRows } from './lib/database/in-batches.ts'
import type { SettingChange } from './settings-text.ts'

export interface CentreContext {
  centreId: string
  by: string | null
  now: Date
}

interface NewLine {
  act: CentreLogEntry['act']
  count?: number
  about?: string
  user?: string
  customer?: string
  booking?: string
  pitch?: string
  start?: Date
  role?: CentreRole | null
  day?: string
  people?: number
  changes?: readonly SettingChange[]
}

export const toStaffId = (staffed: Staffed, user: { id: string }) =>
  toRoleAtCentre(staffed, user) ? user.id : null

/** Call in the transaction of the logged change. A database trigger logs changes to bookings. */
export const addToCentreLog = async (
  db: Database,
  { centreId, by, now }: CentreContext,
  { user, customer, booking, start, changes, ...line }: NewLine,
) => {
  const { id } = await db
    .insertInto('centre_log')
    .values({
      centre_id: centreId,
      by,
      at: now,
      ...line,
      booking_id: booking ?? null,
      starts_at: start ?? null,
      changes: changes ? JSON.stringify(changes) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    select name_in_line(${id}, 'by', ${by}, null),
      name_in_line(${id}, 'about', ${user ?? null}, ${customer ?? null})`.execute(db)
}

export const addPaymentToCentreLog = (db: Database, paymentId: string) =>
  sql`
    with line as (
      insert into centre_log (centre_id, at, by, act, booking_id, payment_id)
      select centre_id, at, by, case kind when 'payment' then 'took' else 'gave-back' end, booking_id, id
      from booking_payments where id = ${paymentId}
      returning id, payment_id
    )
    insert into log_names (line_id, role, user_id, customer_id, guest_id, name)
    select line.id, role, user_id, customer_id, guest_id, name
    from line join log_names named using (payment_id)`.execute(db)

export const addChangesToCentreLog = async (
  db: Database,
  at: CentreContext,
  changes: readonly SettingChange[],
  pitch?: string,
) => {
  if (changes.length > 0) await addToCentreLog(db, at, { act: 'changed', changes, ...(pitch && { pitch }) })
}

// Clears `batch`: its unique index would reject two entries with the same time, action and batch, one from each centre.
export const moveCentreLog = (db: Database, from: string, to: string) =>
  sql`
    update centre_log set centre_id = ${to}, batch = null where centre_id = ${from}
      and not exists (select from pitches where centre_id = ${from})`.execute(db)

/** Also deletes copies of the user's reasons in other users' entries. Call before deleting reasons of closures and bookings. */
export const deleteReasonsInCentreLog = async (db: Database, userId: string) => {
  await sql`
    with reasons (centre_id, text) as (
      select centre_id, about from centre_log where by = ${userId} and act in ('closed', 'opened')
      union select c.centre_id, c.reason from text_authors a join centre_closures c on c.id = a.row_id
        where a.text = 'centre_closures.reason' and a.user_id = ${userId}
      union select p.centre_id, b.reason from bookings b join pitches p on p.id = b.pitch_id
        where b.id in (select booking_id from booking_changes where by = ${userId} and state = 'blocked'))
    update centre_log set about = null
    where about is not null and (by = ${userId} or act in ('closed', 'opened')
      and (centre_id, about) in (select centre_id, text from reasons))`.execute(db)
  const prose = ['rules', 'facilities', 'phone', 'legalName', 'prices']
  const redacted = (text: 'from' | 'to') => sql`
    case when change ->> 'what' = any (${prose}) and change ->> ${text} <> '' then 'null' else change -> ${text} end`
  await sql`
    update centre_log set changes = (
      select jsonb_agg(change || jsonb_build_object('from', ${redacted('from')}, 'to', ${redacted('to')}) order by n)
      from jsonb_array_elements(changes) with ordinality as one (change, n))
    where changes is not null
      and centre_id in (select id from centres where owner_id = ${userId})`.execute(db)
}

export const deleteOldCentreLog = (db: Database, before: Date) =>
  deleteDueRows(db, 'centre_log', sql`at < ${before}`)
