import { keptDays } from '@i-one/contract/privacy'
import { day } from '@i-one/game/durations'
import { forgetEndedHolds } from './bookings/holds/sql.ts'
import { forgetOldBookingChanges } from './bookings/keeping/sql.ts'
import { deleteOldCentreLog } from './centre-log.ts'
import { forgetOldCustomers } from './centres/customers/sql.ts'
import { forgetOldMessages } from './contact/sql.ts'
import type { Database } from './lib/database/database.ts'
import { forgetFailedTasks } from './lib/queue.ts'
import { deleteOldGuestNames } from './log-names.ts'
import { forgetCounts } from './matches/live/sql.ts'
import { forgetOldReports } from './moderation/reports/sql.ts'
import { forgetOldPapers } from './moderation/reviews/sql.ts'
import { forgetHidden } from './moderation/staff/hiding/sql.ts'
import { forgetGuestNames } from './players/sql.ts'
import { forgetOldChanges } from './sessions/history/sql.ts'
import { forgetOldTournamentChanges } from './tournaments/sql.ts'

export const forgetWhatIsOld = async (db: Database, now: Date) => {
  const before = (kind: keyof typeof keptDays) => new Date(now.getTime() - keptDays[kind] * day)
  await forgetOldMessages(db, before('contactMessages'))
  await forgetOldReports(db, before('reports'))
  await forgetOldPapers(db, before('reviewPapers'))
  await forgetHidden(db, before('hiddenThings'))
  await forgetFailedTasks(db, before('failedTasks'))
  await forgetEndedHolds(db, before('endedHolds'))
  await forgetOldBookingChanges(db, before('histories'))
  await forgetOldChanges(db, before('histories'))
  await forgetOldTournamentChanges(db, before('histories'))
  await deleteOldCentreLog(db, before('histories'))
  await forgetGuestNames(db, before('guestNames'))
  await deleteOldGuestNames(db, before('guestNames'))
  await forgetOldCustomers(db, before('customers'))
  await forgetCounts(db)
}
