// Runs before the first paint, on every page: it may not wait for anything and is kept tiny.
import { askEarly } from './early-answers.ts'
import { keepEarlyTap } from './early-tap.ts'
import { isSiteDataBlocked, tabStorage } from './lib/site-data/site-data.ts'
import { readToken } from './lib/token.ts'

/** Filled in at build, from the table of pages. */
declare const pagesWithoutApp: readonly string[]

const page = document.documentElement.dataset

const isEmbedded = location.pathname.startsWith('/embed/')

/** Filled in for visitors by the server. */
const isRendered = document.querySelector('meta[name="i-one:rendered"]') !== null

const filesOfHome = document.querySelector<HTMLMetaElement>('meta[name="i-one:home"]')?.content.split(' ')

/** Else each of Home's files would be known only by the one before it (decision 99). */
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

// to somebody signed in, a page for visitors is the app's to fill
const token = isEmbedded || pagesWithoutApp.includes(location.pathname) ? null : readToken()
if (token) {
  page['app'] = ''
  askEarly(token, filesOfHome ? ['/i-one/user', '/i-one/sessions/mine'] : ['/i-one/user'])
  sendForHome()
}

// What a link promised is read at once. Where site data is blocked, the splash is better never shown than on every page.
if (isEmbedded || (isRendered && !('app' in page)) || isSiteDataBlocked() || tabStorage.getItem('splash'))
  page['splash'] = 'seen'
if (!isEmbedded) tabStorage.setItem('splash', 'seen')

keepEarlyTap()
