import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from './feedback/toast.ts'

/** Preloads the module when the browser is idle, or loads it once `wanted`. If loading then fails, calls `giveUp`. */
export const useLazyModule = <Module>(load: () => Promise<Module>, wanted: boolean, giveUp: () => void) => {
  const [part, setPart] = useState<Module>()
  const failed = useEffectEvent(() => {
    giveUp()
    toast.error(t`Network Error`)
  })
  useEffect(() => {
    if (part) return
    if (wanted) {
      load().then(setPart, () => failed())
      return
    }
    return runWhenIdle(() => void load().then(setPart, () => undefined))
  }, [load, part, wanted])
  return part
}

export const runWhenIdle = (then: () => void) => {
  if (!('requestIdleCallback' in window)) {
    // Safari does not support requestIdleCallback
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
