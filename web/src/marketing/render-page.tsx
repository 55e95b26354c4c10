import { leftOpen } from '@i-one/contract/about'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

import { Page as HowItWorksPage } from './how-it-works-page.tsx'
import { Page as LandingPage } from './landing-page.tsx'
import { Page as ServicesPage } from './services-page.tsx'

interface MarketingPage {
  title: string
  description: string
  picture: string
  preload?: string
  Page: ComponentType
}

const preload = (media: string, sizes: string, ...sources: string[]) =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" imagesizes="${sizes}" imagesrcset="${sources.join(', ')}">`

const pages: Record<'/' | '/how-it-works' | '/services', MarketingPage> = {
  '/': {
    title: 'GAME ON? · i-one',
    description:
      'Build your squad, own the match. Five-a-side football in Lagos: find a game, book a pitch, track your stats.',
    picture: '/pictures/hero-1200.webp',
    Page: LandingPage,
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
    Page: HowItWorksPage,
  },
  '/services': {
    title: 'Take charge of the Pitch! · i-one',
    description: 'Host games, authorize sessions, track stats: your five-a-side pitch, full on a Tuesday.',
    picture: '/pictures/pitch-2-1280.webp',
    Page: ServicesPage,
  },
}

const headOf = (path: string, { title, description, picture, preload = '' }: MarketingPage) =>
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

/** A marketing page as HTML: what goes into the head, and what into the root element. */
export const renderPage = (path: keyof typeof pages) => {
  const page = pages[path]
  return { head: headOf(path, page), body: renderToString(<page.Page />) }
}
