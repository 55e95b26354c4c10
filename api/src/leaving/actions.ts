import type { PendingCommitments } from '@i-one/contract/leaving'
import { findRecipient, deleteUser } from '../accounts/sql.ts'
import { releaseHoldsOf } from '../bookings/holds/actions.ts'
import { deleteBookingReasons } from '../bookings/keeping/sql.ts'
import { deleteReasonsInCentreLog } from '../centre-log.ts'
import { deleteClosuresOf } from '../centres/closures/sql.ts'
import { deleteMessageTexts } from '../centres/messages/sql.ts'
import { deleteCentreTexts, lockCentresOf } from '../centres/registration/sql.ts'
import { deleteMessagesFrom } from '../contact/sql.ts'
import type { Database } from '../lib/database/database.ts'
import { ApiError } from '../lib/http/api-error.ts'
import { clearResponsesAbout } from '../lib/http/idempotency.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { deleteQueuedEmails } from '../lib/mail.ts'
import { deleteWordsInAuditLog } from '../moderation/audit/sql.ts'
import { deleteReportReasons } from '../moderation/reports/sql.ts'
import { deleteReviewerReasons } from '../moderation/reviews/sql.ts'
import { deleteNotificationsOf } from '../notifications/sql.ts'
import { deleteTextsOfPitches } from '../pitches/registration/sql.ts'
import { formerPlayer, renamePlayer } from '../players/sql.ts'
import { deleteChallengeTexts } from '../sessions/challenges/sql.ts'
import { deleteSessionTexts, lockSessionsOf } from '../sessions/history/sql.ts'
import { removeFromAllSessions } from '../sessions/places/actions.ts'
import { rewriteSums } from '../stats/leaderboard/actions.ts'
import { deleteTextsOfTeams, listTeamsLedBy, lockTeamsOf } from '../teams/sql.ts'
import { deleteTournamentTexts, listTournamentsOrganizedBy } from '../tournaments/sql.ts'
import { listCaptaincies, listPitchesInUse } from './sql.ts'

const requireNoCommitments = async (db: Database, userId: string, now: Date) => {
  const pending: PendingCommitments = {
    sessions: await listCaptaincies(db, userId, now),
    pitches: await listPitchesInUse(db, userId, now),
    teams: await listTeamsLedBy(db, userId),
    tournaments: await listTournamentsOrganizedBy(db, userId),
  }
  if (Object.values(pending).some(({ length }) => length > 0))
    throw new ApiError('hand-over-first', { ...pending })
}

export const deleteAccount = async (db: Database, userId: string, now: Date) => {
  await requireNoCommitments(db, userId, now)
  await lockSessionsOf(db, userId)
  await removeFromAllSessions(db, userId, now)
  const tournaments = await deleteTournamentTexts(db, userId)
  await lockTeamsOf(db, userId)
  // checks again under the locks, because the user may have become captain of a session or team in the meantime
  await requireNoCommitments(db, userId, now)
  await releaseHoldsOf(db, userId, now)
  await deleteTexts(db, userId, tournaments)
  await deleteNotificationsOf(db, userId)
  await renamePlayer(db, userId, formerPlayer)
  await deleteUser(db, userId)
  await deleteWordsInAuditLog(db, userId)
  await rewriteSums(db, [userId])
}

const deleteTexts = async (db: Database, userId: string, tournaments: readonly string[]) => {
  const teams = await deleteTextsOfTeams(db, userId)
  const sessions = await deleteSessionTexts(db, userId)
  await notifyTopics(db, ...sessions.map((id) => `session:${id}`))
  const centres = await lockCentresOf(db, userId)
  await deleteReasonsInCentreLog(db, userId)
  await deleteBookingReasons(db, userId)
  await deleteClosuresOf(db, userId)
  await deleteMessageTexts(db, userId)
  await deleteTextsOfPitches(db, userId)
  await deleteCentreTexts(db, centres)
  await deleteChallengeTexts(db, userId)
  await deleteReportReasons(db, userId)
  await deleteReviewerReasons(db, userId)
  const email = (await findRecipient(db, userId))?.email ?? null
  if (email !== null) await deleteMessagesFrom(db, email)
  await deleteQueuedEmails(db, { id: userId, email })
  await clearResponsesAbout(db, userId, [...tournaments, ...teams, ...sessions])
}
