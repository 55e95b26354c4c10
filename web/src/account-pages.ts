/** By their addresses, for the app's routes and for the start on a page that stands already. */
export const accountPages = {
  '/role': () => import('./accounts/role-page.tsx'),
  '/register': () => import('./accounts/register-page.tsx'),
  '/sign-in': () => import('./accounts/sign-in-page.tsx'),
  '/forgot-password': () => import('./accounts/password-reset/forgot-password-page.tsx'),
  '/verification': () => import('./accounts/password-reset/verification-page.tsx'),
  '/reset': () => import('./accounts/password-reset/reset-page.tsx'),
}
