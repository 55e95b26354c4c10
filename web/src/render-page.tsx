import { aboutPlaceholders } from '@i-one/contract/about'
import { escapeHtml } from '@i-one/contract/escape-html'
import { languages } from '@i-one/contract/languages'
import { t } from '@lingui/core/macro'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { heads } from './heads.ts'
import { preloadPage } from './lib/routing/page.tsx'
import { accountPages, loadAuthLayout, marketingPages, type PrerenderedPath } from './pages.ts'

const preload = (media: string, sizes: string, ...sources: string[]) =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" imagesizes="${sizes}" imagesrcset="${sources.join(', ')}">`

const heroPreloads =
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
  )

const bodyOf = async (path: PrerenderedPath) => {
  if (path in marketingPages) {
    const { Page } = await marketingPages[path as keyof typeof marketingPages]()
    return <Page />
  }
  await Promise.all([accountPages[path as keyof typeof accountPages], loadAuthLayout].map(preloadPage))
  return (
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  )
}

const { publicUrl } = aboutPlaceholders

/** The server fills in the queries, because only the server knows its default language. */
const urlIn = (code: string, path: PrerenderedPath) => `${publicUrl}${path}{{query_${code}}}`

const alternates = (path: PrerenderedPath) =>
  [...languages.map((code) => [code, urlIn(code, path)]), ['x-default', `${publicUrl}${path}`]]
    .map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`)
    .join('')

const headOf = (path: PrerenderedPath) => {
  const { picture } = heads[path]
  const [title, description, alt] = [heads[path].title, heads[path].description, picture.alt].map(escapeHtml)
  return `${path === '/' ? heroPreloads : ''}<title>${title}</title>
    <meta name="description" content="${description}">
    <meta name="i-one:page" content="${path}">
    <link rel="canonical" href="${urlIn(import.meta.env.LANGUAGE, path)}">${alternates(path)}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="i-one">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${publicUrl}${path}">
    <meta property="og:image" content="${publicUrl}${picture.path}">
    <meta property="og:image:type" content="image/jpeg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${alt}">
    <meta name="twitter:card" content="summary_large_image">
    `
}

export const renderPage = async (path: PrerenderedPath) => ({
  head: headOf(path),
  body: renderToString(await bodyOf(path)),
})

export { webManifest } from './web-manifest.ts'

/** Text of the splash screen. */
export const loadingText = t`Loading...`
