/** Pages for visitors. The entry and the app's routes load these pages. The build renders the pages in `heads`. */

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

type Address = keyof typeof marketingPages | keyof typeof accountPages

const hero = {
  path: '/pictures/hero-preview.jpg',
  alt: 'A ball on the chalk of a floodlit five-a-side pitch in Lagos at dusk',
}

export const heads = {
  '/': {
    title: 'GAME ON? · i-one',
    description:
      'Build your squad, own the match. Five-a-side football in Lagos: find a game, book a pitch, track your stats.',
    picture: hero,
  },
  '/how-it-works': {
    title: 'How it Works · i-one',
    description:
      'Create an account, secure a game slot, track your after match stats. Five-a-side in three steps.',
    picture: { path: '/pictures/pitch-4-preview.jpg', alt: 'A green pitch in the city at dusk' },
  },
  '/services': {
    title: 'Take charge of the Pitch! · i-one',
    description: 'Host games, authorize sessions, track stats: your five-a-side pitch, full on a Tuesday.',
    picture: { path: '/pictures/pitch-2-preview.jpg', alt: 'A blue pitch at night, floodlights on' },
  },
  '/privacy': {
    title: 'Privacy · i-one',
    description:
      'What data i-one stores about you, who sees it, how long we keep it, and how to download or delete it.',
    picture: hero,
  },
  '/role': {
    title: 'How Do You Want to Join? · i-one',
    description: 'Join i-one to find games as a player, or to fill games as an organizer.',
    picture: hero,
  },
  '/register': {
    title: 'Create Account · i-one',
    description:
      'Create your i-one account: find five-a-side games near you, book a pitch, build your squad.',
    picture: hero,
  },
  '/sign-in': {
    title: 'Welcome Back! · i-one',
    description: 'Sign in to i-one: your five-a-side sessions, your squad, your pitch and your stats.',
    picture: hero,
  },
  '/forgot-password': {
    title: 'Forgot Password? · i-one',
    description: 'Ask for a code by email and choose a new password for your i-one account.',
    picture: hero,
  },
  '/reset': {
    title: 'Reset Password · i-one',
    description: 'Choose a new password for your i-one account.',
    picture: hero,
  },
} satisfies Partial<
  Record<Address, { title: string; description: string; picture: { path: string; alt: string } }>
>

export type PrerenderedPath = keyof typeof heads
