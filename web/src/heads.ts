import { t } from '@lingui/core/macro'
import type { PrerenderedPath } from './pages.ts'

interface Head {
  title: string
  description: string
  picture: { path: string; alt: string }
}

const hero = {
  path: '/pictures/hero-preview.jpg',
  alt: t`A ball on the chalk of a floodlit five-a-side pitch in Lagos at dusk`,
}

export const heads: Record<PrerenderedPath, Head> = {
  '/': {
    title: t`GAME ON? · i-one`,
    description: t`Build your squad, own the match. Five-a-side football in Lagos: find a game, book a pitch, track your stats.`,
    picture: hero,
  },
  '/how-it-works': {
    title: t`How it Works · i-one`,
    description: t`Create an account, secure a game slot, track your after match stats. Five-a-side in three steps.`,
    picture: { path: '/pictures/pitch-4-preview.jpg', alt: t`A green pitch in the city at dusk` },
  },
  '/services': {
    title: t`Take charge of the Pitch! · i-one`,
    description: t`Host games, authorize sessions, track stats: your five-a-side pitch, full on a Tuesday.`,
    picture: { path: '/pictures/pitch-2-preview.jpg', alt: t`A blue pitch at night, floodlights on` },
  },
  '/privacy': {
    title: t`Privacy · i-one`,
    description: t`What data i-one stores about you, who sees it, how long we keep it, and how to download or delete it.`,
    picture: hero,
  },
  '/role': {
    title: t`How Do You Want to Join? · i-one`,
    description: t`Join i-one to find games as a player, or to fill games as an organizer.`,
    picture: hero,
  },
  '/register': {
    title: t`Create Account · i-one`,
    description: t`Create your i-one account: find five-a-side games near you, book a pitch, build your squad.`,
    picture: hero,
  },
  '/sign-in': {
    title: t`Welcome Back! · i-one`,
    description: t`Sign in to i-one: your five-a-side sessions, your squad, your pitch and your stats.`,
    picture: hero,
  },
  '/forgot-password': {
    title: t`Forgot Password? · i-one`,
    description: t`Ask for a code by email and choose a new password for your i-one account.`,
    picture: hero,
  },
  '/reset': {
    title: t`Reset Password · i-one`,
    description: t`Choose a new password for your i-one account.`,
    picture: hero,
  },
}
