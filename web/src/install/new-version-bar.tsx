import { useState, useSyncExternalStore } from 'react'

import { Button } from '../ui/button.tsx'
import { newVersionIsReady, onNewVersion, takeNewVersion } from './new-version.ts'
import styles from './new-version-bar.module.css'

/** Nothing reloads by itself: there may be half a form on the page. */
export function NewVersionBar() {
  const ready = useSyncExternalStore(onNewVersion, newVersionIsReady)
  const [reloading, setReloading] = useState(false)
  if (!ready) return null
  return (
    <aside className={`on-dark ${styles.bar}`} aria-label="New version">
      <output>A new version of i-one is ready.</output>
      <Button
        variant="chalk"
        size="small"
        pending={reloading}
        pendingText="Reloading..."
        onClick={() => {
          setReloading(true)
          takeNewVersion()
        }}
      >
        Reload
      </Button>
    </aside>
  )
}
