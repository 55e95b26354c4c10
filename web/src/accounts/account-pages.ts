/** By their addresses, for the app's routes and for the start on a page that stands already. */
export const accountPages = {
  '/role': () => import('./role-page.tsx'),
  '/register': () => import('./register-page.tsx'),
  '/sign-in': () => import('./sign-in-page.tsx'),
  '/forgot-password': () => import('./forgot-password-page.tsx'),
  '/verification': () => import('./verification-page.tsx'),
  '/reset': () => import('./reset-page.tsx'),
}
