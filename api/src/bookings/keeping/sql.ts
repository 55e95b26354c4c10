import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDue } from '../../lib/database/lot-by-lot.ts'

/** Bookings without a session that somebody else answers for from now on. */
export const keepBooker = (db: Database, ids: readonly string[], bookerId: string) =>
  sql`update bookings set booker_id = ${bookerId} where id = any (${ids}::uuid[])`.execute(db)

/** What somebody gave as a reason, in their own words. */
export const forgetWordsOnBookings = async (db: Database, userId: string) => {
  await sql`
    update bookings set reason = null
    where reason is not null and id in (select booking_id from booking_changes where by = ${userId})
  `.execute(db)
  await db.updateTable('booking_changes').set({ reason: null }).where('by', '=', userId).execute()
}

export const forgetOldBookingChanges = (db: Database, before: Date) =>
  deleteDue(db, 'booking_changes', sql`at < ${before}`)

/** Of a booking of the desk: whether its customer did not come. */
export const keepNoShow = (db: Database, id: string, noShow: boolean) =>
  sql`
    update bookings set let_down = ${noShow ? 'no-show' : null}
    where id = ${id} and kind = 'desk' and state = 'confirmed'`.execute(db)
