import { hour } from '@i-one/game/durations'
import { createStore } from 'zustand/vanilla'

export const newVersion = createStore(() => ({ isReady: false }))

/** A page that stays open for days hears of new versions as well. */
const askAgainWhenSeen = (registration: ServiceWorkerRegistration) => {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < hour) return
    asked = Date.now()
    // without a network there is nothing to hear
    registration.update().catch(() => {})
  })
}

/** Keeps the app on this device, so that it starts without a network. */
export const keepOnDevice = async () => {
  const workers = navigator.serviceWorker
  // Some browsers have none in a private window; there the app needs the network.
  if (!workers) return
  let hasOne = workers.controller !== null
  // the first worker on a device is no news: there was no version before it
  workers.addEventListener('controllerchange', () => {
    if (hasOne) newVersion.setState({ isReady: true })
    hasOne = true
  })
  askAgainWhenSeen(await workers.register('/service-worker.js'))
}
