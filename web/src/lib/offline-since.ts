import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'
import { serviceWorkers } from './site-data/site-data.ts'

const isServer = typeof window === 'undefined'

let since = isServer || navigator.onLine ? undefined : new Date(serverNow())

/** Returns the new value of `since`. `answeredAt` is when a cached response was received, or null for a fresh response. */
const answered = ({ data }: MessageEvent<{ answeredAt?: string | null }>) => {
  if (data.answeredAt === null) return navigator.onLine ? undefined : since
  const at = data.answeredAt ? new Date(data.answeredAt) : undefined
  return at && (!since || at < since) ? at : since
}

const listeners = new Set<() => void>()
const set = (next: Date | undefined) => {
  since = next
  for (const changed of listeners) changed()
}

// listens from the start, because a message can arrive before any component mounts
if (!isServer) {
  window.addEventListener('online', () => set(undefined))
  window.addEventListener('offline', () => set(since ?? new Date(serverNow())))
  serviceWorkers()?.addEventListener('message', (event: MessageEvent) => set(answered(event)))
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export const useOfflineSince = () =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => undefined,
  )
