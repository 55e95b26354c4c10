import { useSyncExternalStore } from 'react'

let since = navigator.onLine ? undefined : new Date()

const subscribe = (changed: () => void) => {
  const note = () => {
    since = navigator.onLine ? undefined : (since ?? new Date())
    changed()
  }
  window.addEventListener('online', note)
  window.addEventListener('offline', note)
  return () => {
    window.removeEventListener('online', note)
    window.removeEventListener('offline', note)
  }
}

/** Since when this device has had no network; undefined while it has one. */
export const useOfflineSince = () => useSyncExternalStore(subscribe, () => since)
