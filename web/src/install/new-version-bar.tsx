import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../ui/button.tsx'
import { newVersionStore } from './new-version.ts'

/** Never reloads the page automatically, because a form may be half filled in. */
export function NewVersionBar() {
  const { isReady } = useStore(newVersionStore)
  const [reloading, setReloading] = useState(false)
  if (!isReady) return null
  return (
    <aside
      className="on-dark fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-30 flex items-center justify-between gap-4 max-w-120 mx-auto py-2.5 pe-2.5 ps-4 rounded-card bg-ink text-chalk shadow-card"
      aria-label={t`New version`}
    >
      <output>
        <Trans>A new version of i-one is ready.</Trans>
      </output>
      <Button
        variant="chalk"
        size="small"
        pending={reloading}
        pendingText={t`Reloading...`}
        onClick={() => {
          setReloading(true)
          location.reload()
        }}
      >
        <Trans>Reload</Trans>
      </Button>
    </aside>
  )
}
