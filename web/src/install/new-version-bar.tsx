import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../ui/button.tsx'
import { newVersion } from './new-version.ts'
import styles from './new-version-bar.module.css'

/** Nothing reloads by itself: there may be half a form on the page. */
export function NewVersionBar() {
  const { isReady } = useStore(newVersion)
  const [reloading, setReloading] = useState(false)
  if (!isReady) return null
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
          location.reload()
        }}
      >
        Reload
      </Button>
    </aside>
  )
}
