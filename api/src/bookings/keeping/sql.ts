import { sql } from 'kysely'
import { updateCustomers } from '../../customer-bookings.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { allIds, firstValue } from '../../lib/database/rows.ts'

export const updateBooker = async (db: Database, ids: readonly string[], bookerId: string) => {
  await sql`update bookings set booker_id = ${bookerId} where id = any (${ids}::uuid[])`.execute(db)
  updateCustomers(db, ids)
}

export const deleteBookingReasons = async (db: Database, userId: string) => {
  await sql`
    update bookings set reason = null
    where reason is not null and id in (
      select booking_id from booking_changes where by = ${userId} union all
      select id from bookings where booker_id = ${userId} union all
      select id from bookings where blocked_by = ${userId})
  `.execute(db)
  await db.updateTable('booking_changes').set({ reason: null }).where('by', '=', userId).execute()
}

export const deleteOldBookingChanges = (db: Database, before: Date) =>
  deleteDueRows(db, 'booking_changes', sql`at < ${before}`)

export const saveNoShow = async (db: Database, id: string, noShow: boolean, { by, now }: UserActor) => {
  await sql`
    with marked as (
      update bookings set let_down = ${noShow ? 'no-show' : null}
      where id = ${id} and kind = 'desk' and state = 'confirmed' and (let_down is not distinct from 'no-show') <> ${noShow}
      returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, ${by}::uuid, ${noShow ? 'no-show' : 'no-show-undone'}
    from marked`.execute(db)
  updateCustomers(db, [id])
}

/** Caller must hold the booking's lock. Updates the row in place, so that the slot is never free in between. */
export const transferToCaptain = async (db: Database, id: string, captainId: string, now: Date) => {
  await sql`
    with taken as (
      update bookings set kind = 'session', booker_id = ${captainId} where id = ${id} returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, ${captainId}::uuid, 'taken-over' from taken`.execute(db)
  updateCustomers(db, [id])
}

/** Caller must hold the booking's lock. Returns the id of a released copy, to which the captain's session then refers. */
export const transferToDesk = async (db: Database, id: string, { by, now }: UserActor) => {
  const released = await firstValue<string>(db)`
    insert into bookings (pitch_id, booker_id, during, kind, state, price_amount, price_currency, terms, created_at)
    select pitch_id, booker_id, during, 'session', 'released', price_amount, price_currency, terms, created_at
    from bookings where id = ${id} returning id`
  await sql`
    with back as (
      update bookings set kind = 'desk', booker_id = null where id = ${id} returning id
    )
    insert into booking_changes (booking_id, at, by, state)
    select id, ${now}::timestamptz, ${by}::uuid, 'taken-back' from back`.execute(db)
  updateCustomers(db, [id])
  return released!
}

export const transferAllBookingsToCustomer = async (db: Database, from: string, to: string) =>
  updateCustomers(
    db,
    await allIds(db)`update bookings set customer_id = ${to} where customer_id = ${from} returning id`,
  )

export const transferBookingsToCustomer = async (
  db: Database,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
) => {
  await sql`
    update bookings set customer_id = ${to}
    where customer_id = ${from} and id = any (${ids}::uuid[])`.execute(db)
  updateCustomers(db, ids)
}

export const restoreCancelled = async (
  db: Database,
  id: string,
  { since, by, now }: UserActor & { since: Date },
) => {
  const restored = await allIds(db)`
    with ended as (
      select b.series_id, c.at from bookings b join booking_changes c on c.booking_id = b.id and c.state = 'cancelled'
      where b.id = ${id} and b.kind = 'desk' and b.state = 'cancelled' and c.at > ${since}
      order by c.id desc limit 1
    ), back as (
      update bookings b set state = 'confirmed', cancel_fee = 0, let_down = null
      from ended
      where (b.id = ${id} or b.series_id = ended.series_id) and b.kind = 'desk' and b.state = 'cancelled'
        and upper(b.during) > ${now}
        and exists (select from booking_changes where booking_id = b.id and state = 'cancelled' and at = ended.at)
      returning b.id
    ), history as (
      insert into booking_changes (booking_id, at, by, state)
      select id, ${now}::timestamptz, ${by}::uuid, 'confirmed' from back
    )
    select id from back`
  updateCustomers(db, restored)
  return restored
}
