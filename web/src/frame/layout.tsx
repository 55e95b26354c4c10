import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Outlet } from 'react-router'
import { useOfflineSince } from '../lib/offline-since.ts'
import { deviceZone, timeText } from '../lib/pitch-time.ts'
import { ErrorBoundary } from '../lib/routing/error-boundary.tsx'
import { type LoadPage, Page } from '../lib/routing/page.tsx'
import { useIsNavigating } from '../lib/routing/router.tsx'
import { SiteDataNotice } from '../lib/site-data/site-data-notice.tsx'
import { useMainStore } from '../lib/store.ts'
import { WarningBar } from '../ui/feedback/warning-bar.tsx'
import { PageError } from './framed-error.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { VisitorBar } from './visitor-bar.tsx'
import styles from './layout.module.css'

export const loadTopBar: LoadPage = () => import('./top-bar.tsx')

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const isNavigating = useIsNavigating()
  useFocusOnNavigation(main)
  return (
    <>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      {isMember ? <Page load={loadTopBar} /> : <VisitorBar />}
      <SiteDataNotice />
      <div className={styles.notice}>
        <ConnectionNotice />
      </div>
      {isNavigating && <div className={styles.onItsWay} />}
      {/* focused after a navigation, so that Tab starts on the page; has no focus ring, because `main` is not a control */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        aria-busy={isNavigating}
        className="min-h-[calc(100svh-61px)] outline-none print:min-h-0"
      >
        <ErrorBoundary fallback={PageError}>
          <Outlet />
        </ErrorBoundary>
      </main>
    </>
  )
}

function ConnectionNotice() {
  const since = useOfflineSince()
  if (!since) return null
  const time = timeText(since, deviceZone)
  return (
    <WarningBar>
      <Trans>No connection since {time}. This is the last loaded version.</Trans>
    </WarningBar>
  )
}
