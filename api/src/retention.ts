import { retentionDays } from '@i-one/contract/privacy'
import { day } from '@i-one/game/durations'
import { deleteEndedHolds } from './bookings/holds/sql.ts'
import { deleteOldBookingChanges } from './bookings/keeping/sql.ts'
import { deleteOldCentreLog } from './centre-log.ts'
import { deleteOldCustomers } from './centres/customers/sql.ts'
import { deleteOldMessages } from './contact/sql.ts'
import type { Database } from './lib/database/database.ts'
import { deleteFailedTasks } from './lib/queue.ts'
import { deleteOldGuestNames } from './log-names.ts'
import { deleteOldCounts } from './matches/live/sql.ts'
import { deleteOldReports } from './moderation/reports/sql.ts'
import { deleteOldReviewDocuments } from './moderation/reviews/sql.ts'
import { deleteOldHiddenItems } from './moderation/staff/hiding/sql.ts'
import { eraseGuestNames } from './players/sql.ts'
import { deleteOldChanges } from './sessions/history/sql.ts'
import { deleteOldTournamentChanges } from './tournaments/sql.ts'

export const deleteOldData = async (db: Database, now: Date) => {
  const before = (kind: keyof typeof retentionDays) => new Date(now.getTime() - retentionDays[kind] * day)
  await deleteOldMessages(db, before('contactMessages'))
  await deleteOldReports(db, before('reports'))
  await deleteOldReviewDocuments(db, before('reviewDocuments'))
  await deleteOldHiddenItems(db, before('hiddenThings'))
  await deleteFailedTasks(db, before('failedTasks'))
  await deleteEndedHolds(db, before('endedHolds'))
  await deleteOldBookingChanges(db, before('histories'))
  await deleteOldChanges(db, before('histories'))
  await deleteOldTournamentChanges(db, before('histories'))
  await deleteOldCentreLog(db, before('histories'))
  await eraseGuestNames(db, before('guestNames'))
  await deleteOldGuestNames(db, before('guestNames'))
  await deleteOldCustomers(db, before('customers'))
  await deleteOldCounts(db)
}
