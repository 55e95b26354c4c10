import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'
import { serviceWorkers } from './site-data/site-data.ts'

/** Where pages are rendered there is no device that could be offline. */
const isServer = typeof window === 'undefined'

let since = isServer || navigator.onLine ? undefined : new Date(serverNow())

/** The service worker says of what time an answer was that it had kept, or that one came from the server. */
const answered = ({ data }: MessageEvent<{ answeredAt?: string | null }>) => {
  if (data.answeredAt === null) return navigator.onLine ? undefined : since
  const at = data.answeredAt ? new Date(data.answeredAt) : undefined
  return at && (!since || at < since) ? at : since
}

const hearing = new Set<() => void>()
const set = (next: Date | undefined) => {
  since = next
  for (const changed of hearing) changed()
}

// From the start: the word that an answer is an old one may come before what shows it.
if (!isServer) {
  window.addEventListener('online', () => set(undefined))
  window.addEventListener('offline', () => set(since ?? new Date(serverNow())))
  serviceWorkers()?.addEventListener('message', (event: MessageEvent) => set(answered(event)))
}

const subscribe = (changed: () => void) => {
  hearing.add(changed)
  return () => void hearing.delete(changed)
}

/** Since when what is shown is as it was last seen; undefined while it comes from the server. */
export const useOfflineSince = () =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => undefined,
  )
