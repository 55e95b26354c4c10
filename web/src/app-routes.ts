/*
 * The pages that only the app shows, each by its address. The build reads the addresses without loading a page: to any
 * other the server answers 404.
 */
import type { RouteObject } from 'react-router'
import type { FrameHandle } from './frame/navigation.ts'

/** Open to everyone, in the frame of whoever looks. */
export const publicRoutes: RouteObject[] = [
  { path: '/confirm', lazy: () => import('./accounts/confirmation/confirm-page.tsx') },
  { path: '/guest', lazy: () => import('./sessions/guests/guest-page.tsx') },
  { path: '/m/:id', lazy: () => import('./matches/watch-page.tsx') },
  { path: '/p/:id', lazy: () => import('./pitches/pitch-page.tsx') },
  { path: '/c/:code', lazy: () => import('./centres/sharing/centre-page.tsx') },
  { path: '/w/:code', lazy: () => import('./matches/scorers/take-whistle-page.tsx') },
  { path: '/s/:code', lazy: () => import('./sessions/shared-session-page.tsx') },
  { path: '/t/:code', lazy: () => import('./tournaments/tournament-page.tsx') },
  { path: '/tournament', lazy: () => import('./tournaments/tournaments-page.tsx') },
]

/** Behind the sign-in, in the signed-in frame. A visitor is asked to sign in and led back to the page. */
export const signedInRoutes: RouteObject[] = [
  { path: '/', lazy: () => import('./home/home-page.tsx') },
  { path: '/admin', lazy: () => import('./staff/reports-page.tsx') },
  { path: '/admin/reviews', lazy: () => import('./staff/reviews-page.tsx') },
  { path: '/admin/reviews/:id', lazy: () => import('./reviews/deciding/decide-page.tsx') },
  { path: '/admin/messages', lazy: () => import('./staff/messages-page.tsx') },
  { path: '/admin/log', lazy: () => import('./staff/log-page.tsx') },
  { path: '/games', lazy: () => import('./home/games/games-page.tsx') },
  { path: '/booked', lazy: () => import('./centres/links/booked-page.tsx') },
  { path: '/work', lazy: () => import('./host/staff/work-page.tsx') },
  { path: '/host', lazy: () => import('./host/host-page.tsx') },
  { path: '/host/pitches/new', lazy: () => import('./host/pitches/new-pitch-page.tsx') },
  { path: '/host/pitches/:id/prices', lazy: () => import('./centres/prices/prices-page.tsx') },
  { path: '/host/pitches/:id', lazy: () => import('./host/pitches/edit-pitch-page.tsx') },
  { path: '/host/centres/:code', lazy: () => import('./centres/embed/website-page.tsx') },
  { path: '/host/centres/:code/poster', lazy: () => import('./centres/poster/poster-page.tsx') },
  { path: '/host/centres/:id/closures', lazy: () => import('./centres/closures/closures-page.tsx') },
  { path: '/host/centres/:id/messages', lazy: () => import('./centres/messages/messages-page.tsx') },
  { path: '/host/centres/:id/customers', lazy: () => import('./centres/customers/customers-page.tsx') },
  { path: '/host/centres/:id/log', lazy: () => import('./centres/log/log-page.tsx') },
  { path: '/host/cash-up', lazy: () => import('./centres/money/cash-up-page.tsx') },
  { path: '/host/bookings/:id/money', lazy: () => import('./centres/money/money-page.tsx') },
  {
    path: '/host/bookings/:id/receipts/:receipt',
    lazy: () => import('./centres/money/receipt-page.tsx'),
  },
  { path: '/host/review', lazy: () => import('./reviews/review-page.tsx') },
  { path: '/pitches', lazy: () => import('./home/pitches/pitches-page.tsx') },
  { path: '/pitches/:id', lazy: () => import('./pitches/pitch-page.tsx') },
  { path: '/live-match', lazy: () => import('./matches/live-page.tsx') },
  { path: '/notifications', lazy: () => import('./notifications/notifications-page.tsx') },
  { path: '/profile', lazy: () => import('./accounts/profile/profile-page.tsx') },
  { path: '/leaderboard', lazy: () => import('./stats/leaderboard-page.tsx') },
  { path: '/players/:id', lazy: () => import('./stats/stats-page.tsx') },
  { path: '/profile-stats', lazy: () => import('./stats/stats-page.tsx') },
  { path: '/schedule', lazy: () => import('./matches/schedule/schedule-page.tsx') },
  {
    path: '/schedule-detail',
    lazy: () => import('./sessions/new/new-session-page.tsx'),
    handle: { nav: 'Schedule' } satisfies FrameHandle,
  },
  {
    path: '/sessions/:id/payments',
    handle: { nav: 'Schedule' } satisfies FrameHandle,
    lazy: () => import('./sessions/payments-page.tsx'),
  },
  { path: '/sessions/:id', lazy: () => import('./sessions/session-page.tsx') },
  {
    path: '/settings',
    handle: { nav: 'Home' } satisfies FrameHandle,
    lazy: () => import('./accounts/settings-page.tsx'),
  },
  {
    path: '/settings/blocked',
    handle: { nav: 'Home' } satisfies FrameHandle,
    lazy: () => import('./blocks/blocked-page.tsx'),
  },
  {
    path: '/settings/security',
    handle: { nav: 'Home' } satisfies FrameHandle,
    lazy: () => import('./accounts/logins/security-page.tsx'),
  },
  { path: '/opponents', lazy: () => import('./sessions/opponents/opponents-page.tsx') },
  { path: '/teams', lazy: () => import('./teams/near/teams-page.tsx') },
  { path: '/teams/:id/challenge', lazy: () => import('./challenges/new-challenge-page.tsx') },
  { path: '/challenges/:id', lazy: () => import('./challenges/challenge-page.tsx') },
  { path: '/teams/:id', lazy: () => import('./teams/team-page.tsx') },
  {
    path: '/tournament/new',
    lazy: () => import('./tournaments/new/new-tournament-page.tsx'),
    handle: { nav: 'Tournament' } satisfies FrameHandle,
  },
  {
    path: '/tournament/:id/plan',
    lazy: () => import('./tournaments/calendar/plan-page.tsx'),
    handle: { nav: 'Tournament' } satisfies FrameHandle,
  },
  { path: '/tournament/:id', lazy: () => import('./tournaments/tournament-page.tsx') },
  {
    path: '/upcoming-match',
    handle: { nav: 'Schedule' } satisfies FrameHandle,
    lazy: () => import('./matches/upcoming/upcoming-page.tsx'),
  },
]

/** Open to everyone, without a frame. */
export const unframedRoutes: RouteObject[] = [
  { path: '/reset-success', lazy: () => import('./accounts/password-reset/reset-success-page.tsx') },
  { path: '/t/:code/screen', lazy: () => import('./tournaments/screen/screen-page.tsx') },
]

/** The only addresses that other sites may put into a frame. They are shown without the app, by `main.tsx`. */
export const embedAddresses = ['/embed/t/:code', '/embed/c/:code']
