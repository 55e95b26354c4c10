// Runs before the first paint of every page, so this script must be tiny and wait for nothing.
import { requestEarly } from './early-responses.ts'
import { recordEarlyTap } from './early-tap.ts'
import { isSiteDataBlocked, tabStorage } from './lib/site-data/site-data.ts'
import { readToken } from './lib/token.ts'

declare const pagesWithoutApp: readonly string[]

const page = document.documentElement.dataset

const isEmbedded = location.pathname.startsWith('/embed/')

const isRendered = document.querySelector('meta[name="i-one:rendered"]') !== null

const filesOfHome = document.querySelector<HTMLMetaElement>('meta[name="i-one:home"]')?.content.split(' ')

/** Preloads all files, because otherwise each file is discovered only after the one before (decision 56). */
const sendForHome = () => {
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
  requestEarly(token, filesOfHome ? ['/i-one/user', '/i-one/sessions/mine'] : ['/i-one/user'])
  sendForHome()
}

// shared links open without the splash; with blocked site data, it would show on every page
if (isEmbedded || (isRendered && !('app' in page)) || isSiteDataBlocked() || tabStorage.getItem('splash'))
  page['splash'] = 'seen'
if (!isEmbedded) tabStorage.setItem('splash', 'seen')

recordEarlyTap()
