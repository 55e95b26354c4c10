import { useSyncExternalStore } from 'react'

let since = navigator.onLine ? undefined : new Date()

/** The service worker says of what time an answer was that it had kept, or that one came from the server. */
const answered = ({ data }: MessageEvent<{ answeredAt?: string | null }>) => {
  if (data.answeredAt === null) return navigator.onLine ? undefined : since
  const at = data.answeredAt ? new Date(data.answeredAt) : undefined
  return at && (!since || at < since) ? at : since
}

const subscribe = (changed: () => void) => {
  const set = (next: Date | undefined) => {
    since = next
    changed()
  }
  const online = () => set(undefined)
  const offline = () => set(since ?? new Date())
  const message = (event: MessageEvent) => set(answered(event))
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  navigator.serviceWorker?.addEventListener('message', message)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    navigator.serviceWorker?.removeEventListener('message', message)
  }
}

/** Since when what is shown is as it was last seen; undefined while it comes from the server. */
export const useOfflineSince = () => useSyncExternalStore(subscribe, () => since)
