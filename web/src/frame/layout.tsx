import { useRef, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'

import { ConnectionNotice } from './connection-notice.tsx'
import styles from './layout.module.css'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** A page brings its sections, the frame around it the `main` they stand in. */
export function Layout({ bar }: { bar: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const isLeaving = useNavigation().state === 'loading'
  useFocusOnNavigation(main)
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {bar}
      <ConnectionNotice />
      {isLeaving && <div className={styles.onItsWay} />}
      <main ref={main} id="main" tabIndex={-1} aria-busy={isLeaving} className={styles.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
