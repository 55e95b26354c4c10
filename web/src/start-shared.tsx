import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchPath, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { restoreLogin } from './accounts/restore-login.ts'
import { pageIsAlive } from './early-tap.ts'
import { queryClient } from './lib/query-client.ts'
import { takeOver } from './lib/rendered/handed-over.ts'
import { giveStylesBack } from './lib/rendered/style-attributes.ts'
import { useMain } from './lib/store.ts'
import { SharedPage } from './shared-page.tsx'
import { type SharedPath, sharedPages } from './shared-pages.ts'
import { typedIn, typeAgain } from './take-place.ts'
import { toasts } from './ui/feedback/toast.ts'
import { paintAs } from './ui/first-paint.ts'
import { whenIdle } from './ui/use-lazy-module.ts'

/** Within one page; any other is the app's. */
const history = createBrowserHistory({ v5Compat: true })

type SharedRouterProps = { path: string; leave: () => void; children: ReactNode }

function SharedRouter({ path, leave, children }: SharedRouterProps) {
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => {
    let shown = history.location.pathname
    return history.listen(({ location, action }) => {
      if (!matchPath(path, location.pathname)) return leave()
      setPlace({ location, action })
      // the browser itself finds back to where one was
      if (action === 'PUSH' && location.pathname !== shown) scrollTo(0, 0)
      shown = location.pathname
    })
  }, [path, leave])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

/** As the server's own words in the page have it, which may be reached under another name. */
const publicOrigin = () => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return link ? { origin: new URL(link.href).origin } : {}
}

function Alive({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}

const sendKeptEvents = async () => {
  const { scorerHere } = await import('./matches/scorers/borrowed-whistle.ts')
  if (scorerHere()) (await import('./matches/scoring/scorer-outbox.ts')).scorerOutbox()
}

/** Takes over a visitor's page where it stands. The app comes when they go on to another, or sign in. */
export const startShared = async (place: HTMLElement, path: SharedPath) => {
  const { Component } = await sharedPages[path]()
  await restoreLogin()
  const typed = typedIn(place)
  giveStylesBack(place)
  paintAs({ at: takeOver(queryClient), ...publicOrigin() })

  const toApp = async () => {
    const { start } = await import('./app.tsx')
    await start(place, () => root.unmount())
  }
  let leaving: Promise<void> | undefined
  // without the app the server knows the page
  const leave = () => void (leaving ??= toApp().catch(() => location.reload()))
  const isAlive = () => {
    paintAs(undefined)
    typeAgain(typed, place)
    pageIsAlive()
    whenIdle(() => {
      // there before a connection is lost, so that it can say so; if it does not come, the first word to say asks again
      toasts().catch(() => undefined)
      void sendKeptEvents()
    })
  }
  const root = hydrateRoot(
    place,
    <QueryClientProvider client={queryClient}>
      <SharedRouter path={path} leave={leave}>
        <SharedPage path={path} page={Component} onBroken={leave} />
        <Alive then={isAlive} />
      </SharedRouter>
    </QueryClientProvider>,
  )
  useMain.subscribe(({ auth }, before) => {
    if (auth.isAuthenticated === before.auth.isAuthenticated) return
    queryClient.clear()
    leave()
  })
}
