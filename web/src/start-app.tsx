import { CallError } from '@i-one/contract/call'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { matchPath } from 'react-router'
import { followUserLanguage } from './accounts/language/follow-user-language.ts'
import { handleLoginEnd } from './accounts/login-ends.ts'
import { restoreLogin } from './accounts/restore-login.ts'
import { publicPages, signedInPages, unframedPages } from './app-pages.ts'
import { App } from './app.tsx'
import { announceReady } from './early-tap.ts'
import { loadTopBar } from './frame/layout.tsx'
import { LoadingScreen } from './frame/starting.tsx'
import { queryClient } from './lib/query-client.ts'
import { importRenderedQueries } from './lib/rendered/handed-over.ts'
import { restoreStyles } from './lib/rendered/style-attributes.ts'
import { preserveInput } from './lib/rendered/typed.ts'
import { type LoadPage, preloadPage } from './lib/routing/page.tsx'
import { AppRouter } from './lib/routing/router.tsx'
import { isAuthenticated, waitForRehydration, useMainStore } from './lib/store.ts'
import { findScorer } from './matches/scorers/scorer-token.ts'
import { accountPages, loadAuthLayout } from './pages.ts'
import { loadToasts } from './ui/feedback/toast.ts'
import { setRenderState } from './ui/first-paint.ts'
import { runWhenIdle } from './ui/use-lazy-module.ts'
import './ui/utilities.css'

const syncLoginAcrossTabs = async () => (await import('./accounts/other-tabs.ts')).syncLoginAcrossTabs()

/** Sends events that were recorded offline, even if the app starts on another page. */
const sendOutbox = async () => (await import('./matches/scoring/scorer-outbox.ts')).getScorerOutbox()

const find = (pages: Record<string, LoadPage>, pathname: string) =>
  pages[pathname] ?? Object.entries(pages).find(([path]) => matchPath(path, pathname))?.[1]

/** Loads the code for this address in parallel. Ignores failures, because the page then shows the error. */
const preload = async (pathname: string) => {
  const account = find(accountPages, pathname)
  const page = find({ ...publicPages, ...signedInPages, ...unframedPages }, pathname)
  const parts = [account, account && loadAuthLayout, page, isAuthenticated() ? loadTopBar : undefined]
  await Promise.allSettled(parts.map((load) => load && preloadPage(load)))
}

const options: RootOptions = {
  onCaughtError(error) {
    // the page already shows errors of API calls
    if (!(error instanceof CallError)) console.error(error)
  },
}

/** Returns the server's public origin from the page's canonical link. */
const publicOrigin = () => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return link ? { origin: new URL(link.href).origin } : {}
}

/** Returns the address that the HTML was rendered for. The build renders pages without a query string, the server with it. */
const prepareHydration = (root: HTMLElement) => {
  restoreStyles(root)
  const isFromServer = document.querySelector('#handed-over') !== null
  if (isFromServer) setRenderState({ at: importRenderedQueries(queryClient), ...publicOrigin() })
  return location.pathname + (isFromServer ? location.search : '')
}

/** Starts the app in an empty element, or hydrates a page that was rendered for visitors. */
export const startApp = async (element: HTMLElement) => {
  const isRendered = element.hasChildNodes()
  const root = isRendered ? undefined : createRoot(element, options)
  root?.render(<LoadingScreen />)
  await waitForRehydration()
  handleLoginEnd()
  await restoreLogin()
  followUserLanguage(useMainStore.getState().auth.user, false)
  await preload(location.pathname)

  const typeAgain = preserveInput(element)
  let isReady = false
  const onReady = () => {
    if (isReady) return
    isReady = true
    setRenderState(undefined)
    typeAgain()
    announceReady()
    runWhenIdle(() => {
      // loads toasts while online, because a toast reports a lost connection
      loadToasts().catch(() => undefined)
      syncLoginAcrossTabs().catch(() => undefined)
      if (findScorer()) void sendOutbox()
    })
  }
  const app = (renderedFor?: string) => (
    <QueryClientProvider client={queryClient}>
      <AppRouter renderedFor={renderedFor}>
        <App onReady={onReady} />
      </AppRouter>
    </QueryClientProvider>
  )
  if (root) root.render(app())
  else hydrateRoot(element, app(prepareHydration(element)), options)

  useMainStore.subscribe(({ auth }, before) => {
    if (auth.isAuthenticated !== before.auth.isAuthenticated) queryClient.clear()
    followUserLanguage(auth.user, auth.isAuthenticated && !before.auth.isAuthenticated)
  })
}
