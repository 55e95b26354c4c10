import { leftOpen } from '@i-one/contract/about'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router'

import { Component as AuthLayout } from './accounts/auth-layout.tsx'
import { Component as ForgotPasswordPage } from './accounts/password-reset/forgot-password-page.tsx'
import { Component as RegisterPage } from './accounts/register-page.tsx'
import { Component as ResetPage } from './accounts/password-reset/reset-page.tsx'
import { Component as RolePage } from './accounts/role-page.tsx'
import { Component as SignInPage } from './accounts/sign-in-page.tsx'
import { Page as HowItWorksPage } from './marketing/how-it-works-page.tsx'
import { Page as LandingPage } from './marketing/landing-page.tsx'
import { Page as ServicesPage } from './marketing/services-page.tsx'

interface PrerenderedPage {
  title: string
  description: string
  picture: string
  preload?: string
  body: ReactNode
}

const preload = (media: string, sizes: string, ...sources: string[]) =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" imagesizes="${sizes}" imagesrcset="${sources.join(', ')}">`

const hero = '/pictures/hero-1200.webp'

const accountPage = (path: string, Page: ComponentType) => (
  <StaticRouter location={path}>
    <Routes>
      <Route element={<AuthLayout />}>
        <Route path={path} element={<Page />} />
      </Route>
    </Routes>
  </StaticRouter>
)

const pages = {
  '/': {
    title: 'GAME ON? · i-one',
    description:
      'Build your squad, own the match. Five-a-side football in Lagos: find a game, book a pitch, track your stats.',
    picture: hero,
    body: <LandingPage />,
    preload:
      preload(
        '(max-width: 599px)',
        'max(100vw, 55vh)',
        '/pictures/hero-tall-480.avif 480w',
        '/pictures/hero-tall-720.avif 720w',
      ) +
      preload(
        '(min-width: 600px)',
        'max(105vw, 160vh)',
        '/pictures/hero-828.avif 828w',
        '/pictures/hero-1200.avif 1200w',
        '/pictures/hero-1600.avif 1600w',
      ),
  },
  '/how-it-works': {
    title: 'How it Works · i-one',
    description:
      'Create an account, secure a game slot, track your after match stats. Five-a-side in three steps.',
    picture: '/pictures/pitch-4-1280.webp',
    body: <HowItWorksPage />,
  },
  '/services': {
    title: 'Take charge of the Pitch! · i-one',
    description: 'Host games, authorize sessions, track stats: your five-a-side pitch, full on a Tuesday.',
    picture: '/pictures/pitch-2-1280.webp',
    body: <ServicesPage />,
  },
  '/role': {
    title: 'How Do You Want to Join? · i-one',
    description: 'Join i-one as a player who looks for a game, or as an organizer who has games to fill.',
    picture: hero,
    body: accountPage('/role', RolePage),
  },
  '/register': {
    title: 'Create Account · i-one',
    description:
      'Create your i-one account: find five-a-side games near you, book a pitch, build your squad.',
    picture: hero,
    body: accountPage('/register', RegisterPage),
  },
  '/sign-in': {
    title: 'Welcome Back! · i-one',
    description: 'Sign in to i-one: your five-a-side sessions, your squad, your pitch and your stats.',
    picture: hero,
    body: accountPage('/sign-in', SignInPage),
  },
  '/forgot-password': {
    title: 'Forgot Password? · i-one',
    description: 'Ask for a code by e-mail and choose a new password for your i-one account.',
    picture: hero,
    body: accountPage('/forgot-password', ForgotPasswordPage),
  },
  '/reset': {
    title: 'Reset Password · i-one',
    description: 'Choose a new password for your i-one account.',
    picture: hero,
    body: accountPage('/reset', ResetPage),
  },
} satisfies Record<string, PrerenderedPage>

const headOf = (path: string, { title, description, picture, preload = '' }: PrerenderedPage) =>
  `${preload}<title>${title}</title>
    <meta name="description" content="${description}">
    <meta name="i-one:page" content="${path}">
    <link rel="canonical" href="${leftOpen.publicUrl}${path}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="i-one">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${leftOpen.publicUrl}${path}">
    <meta property="og:image" content="${leftOpen.publicUrl}${picture}">
    <meta name="twitter:card" content="summary_large_image">
    `

export type Path = keyof typeof pages

/** A signed-out page as HTML: what goes into the head, and what into the root element. */
export const renderPage = (path: Path) => ({
  head: headOf(path, pages[path]),
  body: renderToString(pages[path].body),
})
