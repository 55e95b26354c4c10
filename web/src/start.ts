// Runs before the first paint, on every page: it may not wait for anything and is kept tiny.
import { askEarly } from './early-answers.ts'
import { keepEarlyTap } from './early-tap.ts'
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

try {
  // what a link promised is read at once
  if (isEmbedded || (isRendered && !('app' in page)) || sessionStorage.getItem('splash'))
    page['splash'] = 'seen'
  if (!isEmbedded) sessionStorage.setItem('splash', 'seen')
} catch {
  // Storage is forbidden here, so nobody knows whether the splash was seen: better never than on every page.
  page['splash'] = 'seen'
}

keepEarlyTap()
