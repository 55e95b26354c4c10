import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from './feedback/toast.ts'

/**
 * The module of a part of the page that is needed on a tap. It is fetched when the browser has nothing else to do, so
 * that the tap finds it there; once `wanted` it is fetched at once, and `giveUp` hears when it does not come.
 */
export const useLazyModule = <Module>(load: () => Promise<Module>, wanted: boolean, giveUp: () => void) => {
  const [part, setPart] = useState<Module>()
  const failed = useEffectEvent(() => {
    giveUp()
    toast.error('Network Error')
  })
  useEffect(() => {
    if (part) return
    if (wanted) {
      load().then(setPart, () => failed())
      return
    }
    // Nobody waits for this try: the next one, when it is wanted, reports.
    return whenIdle(() => void load().then(setPart, () => undefined))
  }, [load, part, wanted])
  return part
}

/** Returns what calls it off. */
export const whenIdle = (then: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
