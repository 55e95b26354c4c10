import { day, minute } from '@i-one/game/durations'
import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { type ConfirmationTask, sendConfirmationMail } from './accounts/confirmation/actions.ts'
import { confirmations } from './accounts/confirmation/routes.ts'
import { deleteExpiredConfirmations } from './accounts/confirmation/sql.ts'
import { deleteOldKnownDevices } from './accounts/known-devices/sql.ts'
import { language } from './accounts/language/routes.ts'
import { logins } from './accounts/logins/routes.ts'
import { notice } from './accounts/notice/routes.ts'
import { ownData } from './accounts/own-data/routes.ts'
import { passkeys } from './accounts/passkeys/routes.ts'
import { deleteExpiredChallenges } from './accounts/passkeys/sql.ts'
import { type CodeRequest, sendResetCode } from './accounts/password-reset/actions.ts'
import { passwordReset } from './accounts/password-reset/routes.ts'
import { deleteExpiredResets } from './accounts/password-reset/sql.ts'
import { passwordChange } from './accounts/password/routes.ts'
import { photos } from './accounts/photo/routes.ts'
import { profile } from './accounts/profile/routes.ts'
import { accounts } from './accounts/routes.ts'
import { closures } from './bookings/closures/routes.ts'
import { holds } from './bookings/holds/routes.ts'
import { expireHolds } from './bookings/holds/sql.ts'
import { occupancy } from './bookings/occupancy/routes.ts'
import { bookings } from './bookings/routes.ts'
import { centreBookings } from './centres/bookings/routes.ts'
import { centreCalendar } from './centres/calendar/routes.ts'
import { repeatYearlyClosures } from './centres/closures/actions.ts'
import { centreClosures } from './centres/closures/routes.ts'
import { customers } from './centres/customers/routes.ts'
import { desk } from './centres/desk/routes.ts'
import { centreFeed } from './centres/feed/routes.ts'
import { bookingLinks } from './centres/links/routes.ts'
import { deleteOldTakeovers, deleteExpiredLinks } from './centres/links/sql.ts'
import { centreLog } from './centres/log/routes.ts'
import { centreMessages } from './centres/messages/routes.ts'
import { centreMoney } from './centres/money/routes.ts'
import { prices } from './centres/prices/routes.ts'
import { moveCustomersOfPitch } from './centres/registration/actions.ts'
import { centreRegistration } from './centres/registration/routes.ts'
import { centreReport } from './centres/report/routes.ts'
import { previewCentre, centreSitemapSource } from './centres/sharing/actions.ts'
import { centreSharing } from './centres/sharing/routes.ts'
import { centreStaff } from './centres/staff/routes.ts'
import { deleteExpiredInvitations } from './centres/staff/sql.ts'
import { claims } from './claims/routes.ts'
import { deleteExpiredClaims } from './claims/sql.ts'
import { contact } from './contact/routes.ts'
import { repairCustomers } from './customer-bookings.ts'
import { leaving } from './leaving/routes.ts'
import { openTransaction } from './lib/database/database.ts'
import type { App } from './lib/http/app.ts'
import { deleteOldResponses } from './lib/http/idempotency.ts'
import { type Previews, membersOnlyPreview, genericPreview, privatePreview } from './lib/http/link-preview.ts'
import { deleteExpiredLogins } from './lib/http/log-in.ts'
import { deleteUnusedLimits } from './lib/http/rate-limit.ts'
import type { SitemapSources } from './lib/http/sitemap.ts'
import { deleteOldLiveMessages } from './lib/live/live-messages.ts'
import type { Mail, SendMail } from './lib/mail.ts'
import { type Sweep, throttleSweep, toNightlySweep } from './lib/timers.ts'
import { finishStaleMatches } from './matches/events/actions.ts'
import { matchEvents } from './matches/events/routes.ts'
import { matchLineups } from './matches/lineups/routes.ts'
import { matchStreams } from './matches/live/routes.ts'
import { recomputeMatchesAtPitch } from './matches/recompute/actions.ts'
import { matches } from './matches/routes.ts'
import { scheduleStreams } from './matches/schedule/routes.ts'
import { deleteExpiredScorers } from './matches/scorers/actions.ts'
import { scorers } from './matches/scorers/routes.ts'
import { previewMatch } from './matches/sharing/actions.ts'
import { matchSharing } from './matches/sharing/routes.ts'
import { countVotes } from './matches/votes/actions.ts'
import { votes } from './matches/votes/routes.ts'
import { auditLog } from './moderation/audit/routes.ts'
import { blocks } from './moderation/blocks/routes.ts'
import { reports } from './moderation/reports/routes.ts'
import { reviewDecisions } from './moderation/reviews/deciding/routes.ts'
import { reviews } from './moderation/reviews/routes.ts'
import { hiding } from './moderation/staff/hiding/routes.ts'
import { staff } from './moderation/staff/routes.ts'
import { liftDueSuspensions } from './moderation/staff/suspension/actions.ts'
import { suspension } from './moderation/staff/suspension/routes.ts'
import { sendNotificationMail, queueDelayedEmails } from './notifications/actions.ts'
import { quietHours } from './notifications/quiet-hours/routes.ts'
import { notifications } from './notifications/routes.ts'
import { deleteOldNotifications } from './notifications/sql.ts'
import { bankDetails } from './payments/bank-details/routes.ts'
import { payments } from './payments/routes.ts'
import { pitchParts } from './pitches/parts/routes.ts'
import { pitchPhotos } from './pitches/photo/routes.ts'
import { pitchRegistration } from './pitches/registration/routes.ts'
import { pitches } from './pitches/routes.ts'
import { pitchSitemapSource, previewPitch } from './pitches/sharing/actions.ts'
import { pitchSharing } from './pitches/sharing/routes.ts'
import { deleteOldData } from './retention.ts'
import { authorizations } from './sessions/authorization/routes.ts'
import { captaincy } from './sessions/captain/routes.ts'
import { expireChallenges as endUnansweredChallenges } from './sessions/challenges/actions.ts'
import { challengeAvailability } from './sessions/challenges/availability/routes.ts'
import { challenges } from './sessions/challenges/routes.ts'
import {
  expireOffers,
  expireBookingRequests,
  cancelUnfilled,
  finishOverdue,
  settleFreeLeaving,
  sendDeadlineWarnings,
} from './sessions/deadlines/actions.ts'
import { guests } from './sessions/guests/routes.ts'
import { sessionHistory } from './sessions/history/routes.ts'
import { sessionStreams } from './sessions/live/routes.ts'
import { nearbySessions } from './sessions/nearby/routes.ts'
import { opponents } from './sessions/opponents/routes.ts'
import { places } from './sessions/places/routes.ts'
import { reliability } from './sessions/reliability/routes.ts'
import { sendAnswerReminders, sendDayReminders } from './sessions/reminders/actions.ts'
import { sessions } from './sessions/routes.ts'
import { series } from './sessions/series/routes.ts'
import { sets } from './sessions/sets/routes.ts'
import { createCalendarFile, previewPublicSession, previewSession } from './sessions/sharing/actions.ts'
import { sessionSharing } from './sessions/sharing/routes.ts'
import { leaderboards } from './stats/leaderboard/routes.ts'
import { records } from './stats/records/routes.ts'
import { stats } from './stats/routes.ts'
import { findPlayer } from './stats/sql.ts'
import { teamStats } from './stats/teams/routes.ts'
import { teamFormations } from './teams/formations/routes.ts'
import { teamMembers } from './teams/members/routes.ts'
import { teams } from './teams/routes.ts'
import { findTeam } from './teams/sql.ts'
import { expireTournamentRequests } from './tournaments/authorization/actions.ts'
import { tournamentAuthorization } from './tournaments/authorization/routes.ts'
import { sendMatchReminders } from './tournaments/availability/actions.ts'
import { tieAvailability } from './tournaments/availability/routes.ts'
import { calendars } from './tournaments/calendar/routes.ts'
import { draws } from './tournaments/draw/routes.ts'
import { entries } from './tournaments/entries/routes.ts'
import { sendFeeReminders } from './tournaments/fees/actions.ts'
import { entryFees } from './tournaments/fees/routes.ts'
import { tournamentTransfer } from './tournaments/handing-over/routes.ts'
import { tournamentStreams } from './tournaments/live/routes.ts'
import { myTournaments } from './tournaments/mine/routes.ts'
import { tieMoves } from './tournaments/moving/routes.ts'
import { results } from './tournaments/results/routes.ts'
import { tournaments } from './tournaments/routes.ts'
import { resettleTournaments } from './tournaments/settle-again.ts'
import { settleMatch } from './tournaments/settle.ts'
import {
  previewTournament,
  previewTournamentById,
  previewTournaments,
} from './tournaments/sharing/actions.ts'
import { tournamentSharing } from './tournaments/sharing/routes.ts'

export const modules: ((app: App) => void)[] = [
  accounts,
  passwordReset,
  passwordChange,
  passkeys,
  logins,
  confirmations,
  profile,
  notice,
  language,
  photos,
  ownData,
  leaving,
  blocks,
  contact,
  pitches,
  pitchRegistration,
  pitchParts,
  centreRegistration,
  centreSharing,
  pitchPhotos,
  pitchSharing,
  bookings,
  holds,
  closures,
  prices,
  centreMoney,
  desk,
  bookingLinks,
  customers,
  occupancy,
  matches,
  matchEvents,
  matchLineups,
  matchStreams,
  scheduleStreams,
  scorers,
  matchSharing,
  votes,
  stats,
  leaderboards,
  records,
  teamStats,
  teams,
  teamMembers,
  teamFormations,
  challenges,
  challengeAvailability,
  tournaments,
  entries,
  draws,
  calendars,
  tieMoves,
  tieAvailability,
  tournamentTransfer,
  tournamentAuthorization,
  entryFees,
  results,
  tournamentStreams,
  tournamentSharing,
  myTournaments,
  sessions,
  authorizations,
  captaincy,
  places,
  guests,
  claims,
  sets,
  opponents,
  nearbySessions,
  sessionSharing,
  sessionHistory,
  series,
  centreBookings,
  centreStaff,
  centreCalendar,
  centreClosures,
  centreLog,
  centreMessages,
  centreFeed,
  centreReport,
  sessionStreams,
  reliability,
  payments,
  bankDetails,
  notifications,
  quietHours,
  auditLog,
  suspension,
  staff,
  hiding,
  reports,
  reviews,
  reviewDecisions,
]

export const previews: Previews = {
  '/s/:code': previewSession,
  '/m/:id': previewMatch,
  '/w/:code': privatePreview,
  '/p/:id': previewPitch,
  '/pitches/:id': previewPitch,
  '/c/:code': previewCentre,
  '/t/:code': previewTournament,
  '/t/:code/screen': previewTournament,
  '/embed/t/:code': previewTournament,
  '/embed/c/:code': previewCentre,
  '/tournament': previewTournaments,
  '/tournament/:id': previewTournamentById,
  '/tournament/:id/plan': previewTournamentById,
  '/sessions/:id': previewPublicSession,
  '/sessions/:id/payments': previewPublicSession,
  '/teams/:id': membersOnlyPreview(findTeam),
  '/teams/:id/challenge': membersOnlyPreview(findTeam),
  '/players/:id': membersOnlyPreview(findPlayer),
  '/challenges/:id': genericPreview,
}

export const sitemapSources: SitemapSources = { pitches: pitchSitemapSource, centres: centreSitemapSource }

type Sweeping = Pick<App, 'db'> & { log?: Pick<FastifyBaseLogger, 'warn'> }

export const createSweeps = ({ db, log }: Sweeping): Record<string, Sweep> => ({
  holds: (now) => expireHolds(db, now),
  suspensions: (now) => liftDueSuspensions(db, now),
  matches: (now) => finishStaleMatches(db, now, settleMatch),
  votes: (now) => countVotes(db, now),
  whistles: throttleSweep(minute, (now) => deleteExpiredScorers(db, now)),
  unanswered: (now) => expireBookingRequests(db, now),
  unansweredTournaments: (now) => expireTournamentRequests(db, now),
  offers: (now) => expireOffers(db, now),
  freeLeaving: (now) => settleFreeLeaving(db, now),
  challenges: (now) => endUnansweredChallenges(db, now),
  unfilled: (now) => cancelUnfilled(db, now),
  unsettled: throttleSweep(minute, (now) =>
    resettleTournaments(db, now, (wrong) =>
      log?.warn(wrong, 'a match that has started keeps its teams, although other teams qualified for it'),
    ),
  ),
  warnings: (now) => sendDeadlineWarnings(db, now),
  unfinished: (now) => finishOverdue(db, now),
  reminders: (now) => sendDayReminders(db, now),
  unsaid: (now) => sendAnswerReminders(db, now),
  matchReminders: (now) => sendMatchReminders(db, now),
  feeReminders: (now) => sendFeeReminders(db, now),
  firstAnswers: throttleSweep(minute, (now) => deleteOldResponses(db, now)),
  logins: throttleSweep(minute, (now) => openTransaction(db, (one) => deleteExpiredLogins(one, now))),
  knownDevices: throttleSweep(minute, (now) => deleteOldKnownDevices(db, now)),
  limits: throttleSweep(minute, (now) => deleteUnusedLimits(db, now)),
  passkeyChallenges: throttleSweep(minute, (now) => deleteExpiredChallenges(db, now)),
  passwordResets: throttleSweep(minute, (now) => deleteExpiredResets(db, now)),
  confirmations: throttleSweep(minute, (now) => deleteExpiredConfirmations(db, now)),
  claims: throttleSweep(minute, (now) => deleteExpiredClaims(db, now)),
  closures: (now) => repeatYearlyClosures(db, now),
  bookingLinks: throttleSweep(minute, (now) => deleteExpiredLinks(db, now)),
  takeOvers: throttleSweep(minute, (now) => deleteOldTakeovers(db, now)),
  invitations: throttleSweep(minute, (now) => deleteExpiredInvitations(db, now)),
  delayedEmails: (now) => openTransaction(db, (one) => queueDelayedEmails(one, now)),
  notifications: throttleSweep(minute, (now) => deleteOldNotifications(db, now)),
  news: throttleSweep(minute, () => deleteOldLiveMessages(db)),
  customers: toNightlySweep((now) => repairCustomers(db, new Date(now.getTime() - 2 * day))),
  old: toNightlySweep((now) => deleteOldData(db, now)),
})

export const createTasks = (app: Pick<App, 'db' | 'config' | 'now'>, sendMail: SendMail): TaskList => ({
  mail: (mail, { job }) => sendMail(mail as Mail, job.id),
  'reset-code': (input, { job }) =>
    sendResetCode(app, input as CodeRequest, (mail) => sendMail(mail, job.id)),
  confirmation: (input, { job }) =>
    sendConfirmationMail(app, input as ConfirmationTask, (mail) => sendMail(mail, job.id)),
  'days-played': (played) => recomputeMatchesAtPitch(app.db, (played as { pitch: string }).pitch),
  'customers-of-pitch': (moved) =>
    moveCustomersOfPitch(app.db, moved as Parameters<typeof moveCustomersOfPitch>[1]),
  notification: (notification, { job }) =>
    sendNotificationMail(
      app,
      (notification as { id: string }).id,
      (mail) => sendMail(mail, job.id),
      (session) => createCalendarFile(app, session),
    ),
})
