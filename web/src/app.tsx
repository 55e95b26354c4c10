import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { publicPages, signedInPages, unframedPages } from './app-pages.ts'
import { ErrorPage } from './frame/error-page.tsx'
import { Layout } from './frame/layout.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { LoadingScreen } from './frame/starting.tsx'
import { NewVersionBar } from './install/new-version-bar.tsx'
import { readReturnPath, addReturnPath } from './lib/return-path.ts'
import { ErrorBoundary } from './lib/routing/error-boundary.tsx'
import { type LoadPage, Page } from './lib/routing/page.tsx'
import { useMainStore } from './lib/store.ts'
import { accountPages, loadAuthLayout } from './pages.ts'
import { useIsHydrated } from './ui/first-paint.ts'

const { '/reset': loadResetPage, ...visitorPages } = accountPages

const routes = (pages: Record<string, LoadPage>, element?: ReactNode) =>
  Object.entries(pages).map(([path, load]) => (
    <Route key={path} path={path} element={element ?? <Page load={load} />} />
  ))

/** Rendered by the build, the server and the browser. The browser calls `onReady` once the page handles taps. */
export function App({ onReady }: { onReady?: () => void }) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  return (
    <>
      <ErrorBoundary fallback={ErrorPage}>
        <Suspense key={String(isMember)} fallback={<LoadingScreen />}>
          <Routes>
            {!isMember && <Route path="/" element={<ToLanding />} />}
            <Route element={<Layout />}>
              {routes(publicPages)}
              {routes(signedInPages, isMember ? undefined : <ToSignIn />)}
            </Route>
            <Route element={<Page load={loadAuthLayout} />}>
              {!isMember && routes(visitorPages)}
              {/* also for signed-in users, because they may open the link in a password reset email */}
              <Route path="/reset" element={<Page load={loadResetPage} />} />
            </Route>
            {isMember && routes(visitorPages, <ToAskedPage />)}
            {routes(unframedPages)}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
          <Ready onReady={onReady} />
        </Suspense>
      </ErrorBoundary>
      <NewVersionBar />
    </>
  )
}

function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) onReady?.()
  }, [isHydrated, onReady])
  return null
}

/** Loads the landing page, which is a separate document. */
function ToLanding() {
  useEffect(() => location.assign('/'), [])
  return <LoadingScreen />
}

function ToSignIn() {
  const { pathname, search } = useLocation()
  return <Redirect to={addReturnPath('/sign-in', pathname + search)} />
}

const ToAskedPage = () => <Redirect to={readReturnPath(useLocation().search) ?? '/'} />

const Redirect = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <LoadingScreen />
  </>
)
