import { sql } from 'kysely'
import { type Database, beforeCommit } from './lib/database/database.ts'
import { allIds } from './lib/database/rows.ts'

export const saveCustomerBookings = (db: Database, ids: readonly string[]) =>
  sql`select keep_customer_bookings(${ids}::uuid[])`.execute(db)

/** Updates the table customer_bookings. Call after each change to a booking, its session or its payments. */
export const updateCustomers = (db: Database, bookingIds: readonly string[]) =>
  beforeCommit(db, saveCustomerBookings, bookingIds)

// Locks first, because otherwise the query would miss bookings of concurrent transactions.
const saveBookingsAhead = async (db: Database, centreIds: readonly string[]) => {
  await sql`select lock_customer_bookings(${centreIds}::uuid[])`.execute(db)
  await saveCustomerBookings(
    db,
    await allIds(db)`
      select booked.booking_id as id
      from (select centre_id, min(at) as first from booking_payments where centre_id = any (${centreIds}::uuid[])
          group by centre_id) as paid
        join customers k on k.centre_id = paid.centre_id and coalesce(k.last_booked, k.created_at) >= first
        join customer_bookings booked on booked.customer_id = k.id and booked.start >= first`,
  )
}

export const updateCustomersSinceFirstReceipt = (db: Database, centreId: string) =>
  beforeCommit(db, saveBookingsAhead, [centreId])

const copied = sql.raw('booking_id, centre_id, customer_id, start, came, owed, currency, owed_from')

const listWrong = (db: Database, ids: readonly string[]) =>
  allIds(db)`
    with shown as (
      select ${copied} from customer_bookings_by_now where booking_id = any (${ids}::uuid[])
    ), stored as (
      select ${copied} from customer_bookings where booking_id = any (${ids}::uuid[])
    )
    select distinct booking_id as id from (
      (select ${copied} from shown except select ${copied} from stored) union all
      (select ${copied} from stored except select ${copied} from shown)) as wrong`

const batch = 500

/** Repairs customer bookings that v0.1.0 processes did not update while they still ran during an upgrade. */
export const repairCustomers = async (db: Database, since: Date) => {
  const changed = await allIds(db)`
    select booking_id as id from booking_changes where at >= ${since}
    union select booking_id from session_changes c join sessions s on s.id = c.session_id where c.at >= ${since}`
  for (let from = 0; from < changed.length; from += batch) {
    const wrong = await listWrong(db, changed.slice(from, from + batch))
    if (wrong.length > 0) await saveCustomerBookings(db, wrong)
  }
}
