/** By their addresses, for the app's routes and for the start on a page that stands already. */
export const accountPages = {
  '/role': () => import('./accounts/role-page.tsx'),
  '/register': () => import('./accounts/register-page.tsx'),
  '/sign-in': () => import('./accounts/sign-in-page.tsx'),
  '/forgot-password': () => import('./accounts/forgot-password-page.tsx'),
  '/verification': () => import('./accounts/verification-page.tsx'),
  '/reset': () => import('./accounts/reset-page.tsx'),
}
