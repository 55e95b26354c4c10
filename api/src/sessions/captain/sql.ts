import { updateCustomers } from '../../customer-bookings.ts'
import type { Database } from '../../lib/database/database.ts'
import { createSessionCode } from '../rules.ts'

export const updateCaptain = async (db: Database, id: string, captainId: string) => {
  const { booking_id } = await db
    .updateTable('sessions')
    .set({ captain_id: captainId })
    .where('id', '=', id)
    .returning('booking_id')
    .executeTakeFirstOrThrow()
  updateCustomers(db, [booking_id])
}

export const updateComingAnyway = (db: Database, id: string, now: Date) =>
  db.updateTable('sessions').set({ coming_anyway_at: now }).where('id', '=', id).execute()

export const renewCode = (db: Database, id: string) =>
  db.updateTable('sessions').set({ code: createSessionCode() }).where('id', '=', id).execute()
