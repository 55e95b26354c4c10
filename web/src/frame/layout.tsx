import { type ReactNode, useRef } from 'react'
import { Outlet } from 'react-router'
import { useOfflineSince } from '../lib/offline-since.ts'
import { WarningBar } from '../ui/feedback/warning-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import styles from './layout.module.css'

/** A page brings its sections, the frame around it the `main` they stand in. */
export function Layout({ bar, isLeaving = false }: { bar: ReactNode; isLeaving?: boolean }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {bar}
      <div className={styles.notice}>
        <ConnectionNotice />
      </div>
      {isLeaving && <div className={styles.onItsWay} />}
      <main ref={main} id="main" tabIndex={-1} aria-busy={isLeaving} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

function ConnectionNotice() {
  const since = useOfflineSince()
  if (!since) return null
  return <WarningBar>No connection since {time.format(since)}. You see what was there before.</WarningBar>
}
