import { createStore } from 'zustand/vanilla'
import { hour } from '@i-one/game/durations'

let waiting: ServiceWorker | null = null

export const newVersion = createStore(() => ({ isReady: false }))

const offer = (worker: ServiceWorker | null) => {
  waiting = worker
  newVersion.setState({ isReady: true })
}

/** The first worker on a device is no news: there was no version before it. */
const offerOnceInstalled = (worker: ServiceWorker) =>
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
  })

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
  const hadOne = workers.controller !== null
  workers.addEventListener('controllerchange', () => hadOne && offer(null))
  const registration = await workers.register('/service-worker.js')
  if (registration.waiting && hadOne) offer(registration.waiting)
  registration.addEventListener(
    'updatefound',
    () => registration.installing && offerOnceInstalled(registration.installing),
  )
  askAgainWhenSeen(registration)
}

/** Reloads into the new version; another page may have taken it already. */
export const takeNewVersion = () => {
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is sent to without one
  waiting.postMessage('take over')
}
