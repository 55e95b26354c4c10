import { hour } from '@i-one/game/durations'
import { createStore } from 'zustand/vanilla'
import { serverNow } from '../lib/server-clock.ts'
import { serviceWorkers } from '../lib/site-data/site-data.ts'

export const newVersion = createStore(() => ({ isReady: false }))

/** A page that stays open for days hears of new versions as well. */
const askAgainWhenSeen = (registration: ServiceWorkerRegistration) => {
  let asked = serverNow()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || serverNow() - asked < hour) return
    asked = serverNow()
    // without a network there is nothing to hear
    registration.update().catch(() => {})
  })
}

/** Keeps the app on this device, so that it starts without a network. `atStart`: the worker the page was loaded by. */
export const keepOnDevice = async (atStart: ServiceWorker | null | undefined) => {
  const workers = serviceWorkers()
  // without one the app needs the network
  if (!workers) return
  let hadOne = Boolean(atStart)
  const tookOver = () => {
    // the first worker on a device is no news: there was no version before it
    if (hadOne) newVersion.setState({ isReady: true })
    hadOne = true
  }
  if (workers.controller !== atStart) tookOver()
  workers.addEventListener('controllerchange', tookOver)
  // refused where site data is blocked
  const registration = await workers.register('/service-worker.js').catch(() => undefined)
  if (registration) askAgainWhenSeen(registration)
}
