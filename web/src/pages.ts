/** Pages for signed-out visitors. Loaded by the entry point and by the app's router. */

/** These pages run without the app, except that the app renders `/` for signed-in users. */
export const marketingPages = {
  '/': () => import('./marketing/landing-page.tsx'),
  '/how-it-works': () => import('./marketing/how-it-works-page.tsx'),
  '/services': () => import('./marketing/services-page.tsx'),
  '/privacy': () => import('./marketing/privacy-page.tsx'),
}

export const accountPages = {
  '/role': () => import('./accounts/role-page.tsx'),
  '/register': () => import('./accounts/register-page.tsx'),
  '/sign-in': () => import('./accounts/sign-in-page.tsx'),
  '/forgot-password': () => import('./accounts/password-reset/forgot-password-page.tsx'),
  '/verification': () => import('./accounts/password-reset/verification-page.tsx'),
  '/reset': () => import('./accounts/password-reset/reset-page.tsx'),
}

export const loadAuthLayout = () => import('./accounts/auth-layout.tsx')

/** The build renders these pages. `heads.ts` contains their titles. */
export const prerenderedPaths = [
  '/',
  '/how-it-works',
  '/services',
  '/privacy',
  '/role',
  '/register',
  '/sign-in',
  '/forgot-password',
  '/reset',
] as const satisfies readonly (keyof typeof marketingPages | keyof typeof accountPages)[]

export type PrerenderedPath = (typeof prerenderedPaths)[number]
