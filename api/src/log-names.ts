import { sql } from 'kysely'
import type { Database } from './lib/database/database.ts'
import { deleteDueRows } from './lib/database/in-batches.ts'

export const moveLoggedCustomerNames = (db: Database, from: string, to: string) =>
  db.updateTable('log_names').set({ customer_id: to }).where('customer_id', '=', from).execute()

export const moveLoggedGuestNames = (db: Database, guestId: string, userId: string) =>
  db
    .updateTable('log_names')
    .set({ user_id: userId, guest_id: null })
    .where('guest_id', '=', guestId)
    .execute()

export const deleteOldGuestNames = (db: Database, before: Date) => {
  const due = sql`guest_id is not null and guest_id in (select id from players where created_at < ${before})`
  return deleteDueRows(db, 'log_names', due)
}

export const saveNamesOfStaffAct = (db: Database, id: string) =>
  sql`
    insert into log_names (staff_act_id, role, user_id, name)
    select line.id, named.role, u.id, p.name
    from audit_log line cross join lateral (values
        ('by', line.by), ('about', case line.subject_kind when 'account' then line.subject_id end)) as named (role, person)
      join users u on u.id = named.person join players p on p.id = u.id
    where line.id = ${id}
    for key share of u skip locked`.execute(db)

export const saveNameOfReport = async (db: Database, id: string) => {
  await db.deleteFrom('log_names').where('report_id', '=', id).execute()
  await sql`
    insert into log_names (report_id, role, user_id, name)
    select r.id, 'about', u.id, p.name
    from reports r join users u on u.id = r.subject_id join players p on p.id = u.id
    where r.id = ${id} and r.kind not in ('pitch', 'team')
    for key share of u skip locked`.execute(db)
}

export const saveNamesOfPayment = async (db: Database, id: string) => {
  const payer = sql`
    select payment.id, payment.by, case when place.id is not null then place.player_id
        when b.kind <> 'desk' then coalesce(s.captain_id, b.booker_id) end as player,
      case when place.id is null and b.kind = 'desk' then b.customer_id end as customer,
      case when place.added_by is not null then place.player_id end as guest
    from booking_payments payment
      join bookings b on b.id = payment.booking_id
      left join sessions s on s.booking_id = b.id
      left join places place on place.id = payment.place_id
    where payment.id = ${id}`
  await sql`
    insert into log_names (payment_id, role, user_id, name)
    select paid.id, named.role, u.id, p.name
    from (${payer}) as paid cross join lateral (values ('by', paid.by), ('about', paid.player)) as named (role, person)
      join users u on u.id = named.person join players p on p.id = u.id
    for key share of u skip locked`.execute(db)
  await sql`
    insert into log_names (payment_id, role, customer_id, name)
    select paid.id, 'about', c.id, c.name from (${payer}) as paid join customers c on c.id = paid.customer
    for key share of c skip locked`.execute(db)
  await sql`
    insert into log_names (payment_id, role, guest_id, name)
    select paid.id, 'about', p.id, p.name
    from (${payer}) as paid join players p on p.id = paid.guest`.execute(db)
}
