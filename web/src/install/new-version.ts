import { hour } from '@i-one/game/durations'
import { createStore } from 'zustand/vanilla'
import { serverNow } from '../lib/server-clock.ts'
import { serviceWorkers } from '../lib/site-data/site-data.ts'

export const newVersionStore = createStore(() => ({ isReady: false }))

const retryWhenVisible = (registration: ServiceWorkerRegistration) => {
  let requested = serverNow()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || serverNow() - requested < hour) return
    requested = serverNow()
    // ignores network errors, because a later check may succeed
    registration.update().catch(() => {})
  })
}

/** A service worker of another language is not an older version of this page. */
const isForThisPage = ({ scriptURL }: ServiceWorker) =>
  new URL(scriptURL).searchParams.get('lang') === import.meta.env.LANGUAGE

/** `atStart`: the service worker that controlled the page when the page loaded. */
export const registerServiceWorker = async (atStart: ServiceWorker | null | undefined) => {
  const workers = serviceWorkers()
  if (!workers || import.meta.env.DEV) return
  let hadOne = Boolean(atStart && isForThisPage(atStart))
  const tookOver = () => {
    // the first service worker on a device is not a new version
    if (hadOne) newVersionStore.setState({ isReady: true })
    hadOne = true
  }
  if (workers.controller !== atStart) tookOver()
  workers.addEventListener('controllerchange', tookOver)
  // `register` rejects if the browser blocks site data
  // the language of this page, because the service worker has the pages of one language
  const url = `/service-worker.js?lang=${import.meta.env.LANGUAGE}`
  const registration = await workers.register(url).catch(() => undefined)
  if (registration) retryWhenVisible(registration)
}
