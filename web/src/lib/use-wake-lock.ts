import { useEffect } from 'react'

/** The browser releases the lock when the page is hidden, so it is requested again. */
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
        // a low battery can reject it
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
