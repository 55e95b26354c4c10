// Runs before the first paint of every page, so this script must be tiny and wait for nothing.
import { fetchEarly } from './early-responses.ts'
import { recordEarlyTap } from './early-tap.ts'
import { saveLanguage } from './lib/language/language-cookie.ts'
import { isSiteDataBlocked, tabStorage } from './lib/site-data/site-data.ts'
import { readToken } from './lib/token.ts'

declare const pagesWithoutApp: readonly string[]

const page = document.documentElement.dataset

const isEmbedded = location.pathname.startsWith('/embed/')

const isRendered = document.querySelector('meta[name="i-one:rendered"]') !== null

const filesOfHome = document.querySelector<HTMLMetaElement>('meta[name="i-one:home"]')?.content.split(' ')

/** Preloads all files, because otherwise the browser discovers each file only after the previous file (decision 56). */
const preloadHome = () => {
  for (const file of filesOfHome ?? []) {
    const link = document.createElement('link')
    link.crossOrigin = ''
    link.href = file
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else link.rel = 'modulepreload'
    document.head.append(link)
  }
}

// null on pages without the app; with a token, the app renders this page for a signed-in user
const token = isEmbedded || pagesWithoutApp.includes(location.pathname) ? null : readToken()
if (token) {
  page['app'] = ''
  fetchEarly(token, filesOfHome ? ['/i-one/user', '/i-one/sessions/mine'] : ['/i-one/user'])
  preloadHome()
}

// skips the splash screen for shared links, and for blocked site data, where every page would show the splash screen
if (isEmbedded || (isRendered && !('app' in page)) || isSiteDataBlocked() || tabStorage.getItem('splash'))
  page['splash'] = 'seen'
if (!isEmbedded) tabStorage.setItem('splash', 'seen')

recordEarlyTap()

// a language link loads another page, often before the code of this page has loaded
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (link) saveLanguage(link.hreflang)
})
