import { deleteUser } from '../accounts/sql.ts'
import { giveBackHolds } from '../bookings/holds/actions.ts'
import { forgetWordsOnBookings } from '../bookings/keeping/sql.ts'
import { deleteWordsInCentreLog } from '../centre-log.ts'
import { forgetClosuresOf } from '../centres/closures/sql.ts'
import { forgetWordsOfMessages } from '../centres/messages/sql.ts'
import { forgetWordsOnChallenges } from '../challenges/sql.ts'
import type { Database } from '../lib/database/database.ts'
import { forgetNotifications } from '../notifications/sql.ts'
import { formerPlayer, namePlayer } from '../players/sql.ts'
import { forgetWordsOnSessions } from '../sessions/history/sql.ts'
import { leaveAll } from '../sessions/places/actions.ts'
import { rewriteSums } from '../stats/leaderboard/actions.ts'
import { listLedBy, lockTeamsOf } from '../teams/sql.ts'
import { forgetWordsOnTournaments, listOrganizedBy } from '../tournaments/sql.ts'
import { mayLeave } from './rules.ts'
import { findCaptaincies, findPitchesInUse } from './sql.ts'

const requireNothingToCome = async (db: Database, userId: string, now: Date) =>
  mayLeave({
    sessions: await findCaptaincies(db, userId, now),
    pitches: await findPitchesInUse(db, userId, now),
    teams: await listLedBy(db, userId),
    tournaments: await listOrganizedBy(db, userId),
  })

/**
 * In a transaction that holds the user's lock: gives up what is to come, takes the name out of what was, and deletes the
 * account. The player stays, for those they played with.
 */
export const leaveForGood = async (db: Database, userId: string, now: Date) => {
  await requireNothingToCome(db, userId, now)
  await leaveAll(db, userId, now)
  await lockTeamsOf(db, userId)
  // a session or a team may have been handed to them before its lock was theirs
  await requireNothingToCome(db, userId, now)
  await giveBackHolds(db, userId, now)
  await forgetWordsOnSessions(db, userId)
  await forgetWordsOnBookings(db, userId)
  await forgetClosuresOf(db, userId)
  await forgetWordsOfMessages(db, userId)
  await deleteWordsInCentreLog(db, userId)
  await forgetWordsOnChallenges(db, userId)
  await forgetWordsOnTournaments(db, userId)
  await forgetNotifications(db, userId)
  await namePlayer(db, userId, formerPlayer)
  await deleteUser(db, userId)
  await rewriteSums(db, [userId])
}
