/**
 * The pages that a shared link opens: the server sends them with what they show in them, and a visitor's are taken over
 * where they stand. So of these nothing may need a browser to be rendered. The app has them among its own routes: one list
 * for both would have the names of all their files in each.
 */
export const sharedPages = {
  '/m/:id': () => import('./matches/watch-page.tsx'),
  '/p/:id': () => import('./pitches/pitch-page.tsx'),
  '/c/:code': () => import('./centres/sharing/centre-page.tsx'),
  '/w/:code': () => import('./matches/scorers/take-whistle-page.tsx'),
  '/s/:code': () => import('./sessions/shared-session-page.tsx'),
  '/t/:code': () => import('./tournaments/tournament-page.tsx'),
}

export type SharedPath = keyof typeof sharedPages

export const isShared = (path: string | undefined): path is SharedPath =>
  path !== undefined && path in sharedPages
