/** The build reads these paths without importing the pages. The server responds to all other paths with 404. */
import type { LoadPage } from './lib/routing/page.tsx'

export const publicPages = {
  '/confirm': () => import('./accounts/confirmation/confirm-page.tsx'),
  '/guest': () => import('./sessions/guests/guest-page.tsx'),
  '/m/:id': () => import('./matches/watch-page.tsx'),
  '/p/:id': () => import('./pitches/pitch-page.tsx'),
  '/c/:code': () => import('./centres/sharing/centre-page.tsx'),
  '/w/:code': () => import('./matches/scorers/scorer-link-page.tsx'),
  '/s/:code': () => import('./sessions/shared-session-page.tsx'),
  '/t/:code': () => import('./tournaments/tournament-page.tsx'),
  '/tournament': () => import('./tournaments/tournaments-page.tsx'),
} satisfies Record<string, LoadPage>

export const signedInPages: Record<string, LoadPage> = {
  '/': () => import('./home/home-page.tsx'),
  '/admin': () => import('./moderation/staff/reports-page.tsx'),
  '/admin/reviews': () => import('./moderation/staff/reviews-page.tsx'),
  '/admin/reviews/:id': () => import('./moderation/reviews/deciding/decide-page.tsx'),
  '/admin/messages': () => import('./moderation/staff/messages-page.tsx'),
  '/admin/log': () => import('./moderation/staff/log-page.tsx'),
  '/games': () => import('./home/games/games-page.tsx'),
  '/booked': () => import('./centres/links/booked-page.tsx'),
  '/work': () => import('./centres/staff/work-page.tsx'),
  '/host': () => import('./centres/host-page.tsx'),
  '/host/pitches/new': () => import('./centres/pitches/new-pitch-page.tsx'),
  '/host/pitches/:id/prices': () => import('./centres/prices/prices-page.tsx'),
  '/host/pitches/:id': () => import('./centres/pitches/edit-pitch-page.tsx'),
  '/host/centres/:code': () => import('./centres/embed/website-page.tsx'),
  '/host/centres/:code/poster': () => import('./centres/poster/poster-page.tsx'),
  '/host/centres/:id/closures': () => import('./centres/closures/closures-page.tsx'),
  '/host/centres/:id/messages': () => import('./centres/messages/messages-page.tsx'),
  '/host/centres/:id/customers': () => import('./centres/customers/customers-page.tsx'),
  '/host/centres/:id/log': () => import('./centres/log/log-page.tsx'),
  '/host/cash-up': () => import('./centres/money/cash-up-page.tsx'),
  '/host/bookings/:id/money': () => import('./centres/money/money-page.tsx'),
  '/host/bookings/:id/receipts/:receipt': () => import('./centres/money/receipt-page.tsx'),
  '/host/review': () => import('./moderation/reviews/review-page.tsx'),
  '/pitches': () => import('./home/pitches/pitches-page.tsx'),
  '/pitches/:id': () => import('./pitches/pitch-page.tsx'),
  '/live-match': () => import('./matches/live-page.tsx'),
  '/notifications': () => import('./notifications/notifications-page.tsx'),
  '/profile': () => import('./accounts/profile/profile-page.tsx'),
  '/leaderboard': () => import('./stats/leaderboard-page.tsx'),
  '/players/:id': () => import('./stats/stats-page.tsx'),
  '/profile-stats': () => import('./stats/stats-page.tsx'),
  '/schedule': () => import('./matches/schedule/schedule-page.tsx'),
  '/schedule-detail': () => import('./sessions/new/new-session-page.tsx'),
  '/sessions/:id/payments': () => import('./sessions/payments-page.tsx'),
  '/sessions/:id': () => import('./sessions/session-page.tsx'),
  '/settings': () => import('./accounts/settings-page.tsx'),
  '/settings/blocked': () => import('./moderation/blocks/blocked-page.tsx'),
  '/settings/security': () => import('./accounts/logins/security-page.tsx'),
  '/opponents': () => import('./sessions/opponents/opponents-page.tsx'),
  '/teams': () => import('./teams/near/teams-page.tsx'),
  '/teams/:id/challenge': () => import('./sessions/challenges/new-challenge-page.tsx'),
  '/challenges/:id': () => import('./sessions/challenges/challenge-page.tsx'),
  '/teams/:id': () => import('./teams/team-page.tsx'),
  '/tournament/new': () => import('./tournaments/new/new-tournament-page.tsx'),
  '/tournament/:id/plan': () => import('./tournaments/calendar/plan-page.tsx'),
  '/tournament/:id': () => import('./tournaments/tournament-page.tsx'),
  '/upcoming-match': () => import('./matches/upcoming/upcoming-page.tsx'),
}

export const unframedPages: Record<string, LoadPage> = {
  '/reset-success': () => import('./accounts/password-reset/reset-success-page.tsx'),
  '/t/:code/screen': () => import('./tournaments/screen/screen-page.tsx'),
}

/** The only pages that other sites may embed in a frame. `main.tsx` renders them without the app. */
export const embedPaths = ['/embed/t/:code', '/embed/c/:code']
