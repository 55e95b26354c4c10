import { useEffect } from 'react'

/** Requests the lock again when the page is visible, because the browser releases a hidden page's lock. */
export const useWakeLock = (wanted: boolean) =>
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // the browser can reject the request, for example on low battery
      }
    }
    const seen = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', seen)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [wanted])
