import { CallError } from '@i-one/contract/call'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type DataRouter,
  type LoaderFunction,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { tellWhenLoginEnds } from './accounts/login-ends.ts'
import { restoreLogin } from './accounts/restore-login.ts'
import { publicRoutes, signedInRoutes, unframedRoutes } from './app-routes.ts'
import { whenReleased } from './early-tap.ts'
import { ErrorPage } from './frame/error-page.tsx'
import { FramedError } from './frame/framed-error.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { Starting } from './frame/starting.tsx'
import { NewVersionBar } from './install/new-version-bar.tsx'
import { queryClient } from './lib/query-client.ts'
import { returnPath, withReturn } from './lib/return-path.ts'
import { isAuthenticated, rehydrated, useMain } from './lib/store.ts'
import { yieldToMain } from './lib/yield-to-main.ts'
import { scorerHere } from './matches/scorers/borrowed-whistle.ts'
import { accountPages } from './pages.ts'
import { toasts } from './ui/feedback/toast.ts'
import { whenIdle } from './ui/use-lazy-module.ts'

const { '/reset': resetPage, ...visitorPages } = accountPages
const accountRoutes: RouteObject[] = Object.entries(visitorPages).map(([path, lazy]) => ({ path, lazy }))
/** For somebody signed in as well: who opens the link of the mail means it. */
const resetRoutes: RouteObject[] = [
  {
    lazy: () => import('./accounts/auth-layout.tsx'),
    children: [{ path: '/reset', lazy: resetPage }],
  },
  ...unframedRoutes,
]

const withFramedErrors = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: FramedError, children })

const framedForAll: RouteObject = {
  lazy: () => import('./frame/public-frame.tsx'),
  children: [withFramedErrors(publicRoutes)],
}

const onlyLoading = (routes: RouteObject[], loader: LoaderFunction): RouteObject[] =>
  routes.map(({ path }) => ({ path, loader, Component: Starting }))

const toLanding = () => redirectDocument('/')

const toSignIn: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url)
  return redirect(withReturn('/sign-in', pathname + search))
}

const backToAskedPage: LoaderFunction = ({ request }) =>
  redirect(returnPath(new URL(request.url).search) ?? '/')

// The set of routes depends on whether someone is signed in: a visitor's has no signed-in page in it to load.
const visitorRoutes: RouteObject[] = [
  { path: '/', loader: toLanding, Component: Starting },
  { lazy: () => import('./accounts/auth-layout.tsx'), children: accountRoutes },
  ...resetRoutes,
  ...onlyLoading(signedInRoutes, toSignIn),
]

const memberRoutes: RouteObject[] = [
  ...onlyLoading(accountRoutes, backToAskedPage),
  ...resetRoutes,
  { lazy: () => import('./frame/frame.tsx'), children: [withFramedErrors(signedInRoutes)] },
]

/** All there is to go to, for somebody signed in and for a visitor. `build/page-sizes.ts` loads this file and asks for it. */
export const routesFor = (isMember: boolean): RouteObject => ({
  ErrorBoundary: ErrorPage,
  HydrateFallback: Starting,
  children: [
    framedForAll,
    ...(isMember ? memberRoutes : visitorRoutes),
    { path: '*', Component: NotFoundPage },
  ],
})

const routerNow = () => createBrowserRouter([routesFor(isAuthenticated())])

const followOtherTabs = async () => (await import('./accounts/other-tabs.ts')).followOtherTabs()

/** What was scored without a connection is sent whichever page is opened next. */
const sendKeptEvents = async () => (await import('./matches/scoring/scorer-outbox.ts')).scorerOutbox()

const isReady = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Hears that all that stands before it is in the document, or in the place it is made for. */
function WhenCommitted({ then }: { then: () => void }) {
  useLayoutEffect(then, [then])
  return null
}

/** There before a connection is lost, so that it can say so; if it does not come, the first word to say asks again. */
function Toasts() {
  useEffect(() => whenIdle(() => void toasts().catch(() => undefined)), [])
  return null
}

/** A refusal or a network error is on the page already. */
const logUnexpected = (error: unknown) => {
  if (!(error instanceof CallError)) console.error(error)
}

/** React reports what a page throws, the router would do so again. */
const ignore = () => undefined

/**
 * Starts the app in an empty place, or in that of a page that stands there: the same as it was rendered at build, or a
 * shared one that was left for another. `then` hears that it stands.
 */
export const start = async (place: HTMLElement, then?: () => void) => {
  const isPainted = place.hasChildNodes()
  const container = isPainted ? (place.cloneNode() as HTMLElement) : place
  const root = createRoot(container, { onCaughtError: logUnexpected })
  if (!isPainted) root.render(<Starting />)
  await rehydrated()
  tellWhenLoginEnds()
  await restoreLogin()
  whenIdle(() => void followOtherTabs().catch(() => undefined))
  if (scorerHere()) whenIdle(() => void sendKeptEvents())
  if (isPainted) await yieldToMain()

  // few pages are painted before, and all of them would load it
  const placing = isPainted ? await import('./take-place.ts') : undefined
  const stand = () =>
    whenReleased(() => {
      placing?.takePlace(place, container)
      // React is still busy with this one
      setTimeout(() => then?.())
    })
  let router = routerNow()
  const render = () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider key={String(isAuthenticated())} router={router} onError={ignore} />
        <Toasts />
        <NewVersionBar />
        {isPainted && <WhenCommitted then={stand} />}
      </QueryClientProvider>,
    )
  if (isPainted) {
    await isReady(router)
    // a page stands there already: its own may be made between two taps
    startTransition(render)
  } else render()

  useMain.subscribe((state, before) => {
    if (state.auth.isAuthenticated === before.auth.isAuthenticated) return
    router.dispose()
    queryClient.clear()
    router = routerNow()
    render()
  })
}
