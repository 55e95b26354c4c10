import './ui/base.css'
import './splash.css'
import './install/install-prompt.ts'
import { onEarlyTap, announceReady } from './early-tap.ts'
import { showLoadFailure } from './install/did-not-come.ts'
import { serviceWorkers } from './lib/site-data/site-data.ts'
import { readToken } from './lib/token.ts'
import { accountPages, loadAuthLayout, marketingPages } from './pages.ts'
import { ignoreSecondTaps } from './second-tap.ts'

const isMarketing = (path: string | undefined): path is keyof typeof marketingPages =>
  path !== undefined && path in marketingPages

const yieldToMain = () =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve))

/** Loads the app's code for an account page in parts, so that no long task delays a tap. */
const preloadParts = async (path: string | undefined) => {
  const page = accountPages[path as keyof typeof accountPages]
  const parts = [
    () => import('react-dom/client'),
    () => import('./lib/query-client.ts'),
    page,
    path ? loadAuthLayout : undefined,
  ]
  for (const part of parts) {
    // ignores errors, because the app loads the part again and shows the error
    part?.().catch(() => undefined)
    await yieldToMain()
  }
}

const openApp = async (root: HTMLElement) => {
  const painted = isPainted(root)
  // a page without prerendered buttons has no taps to record
  if (!painted) announceReady()
  await runWhenVisible(root)
  // each page lists its own files, because a list of all files would be loaded on every page
  for (const file of filesOfShared ?? []) preloadFile(file)
  if (painted) await preloadParts(path)
  const { startApp } = await import('./start-app.tsx')
  if (!painted) root.replaceChildren()
  delete document.documentElement.dataset['app']
  await startApp(root)
}

const hydrate = async (root: HTMLElement, path: keyof typeof marketingPages) => {
  const [{ hydratePage }, { Page }] = await Promise.all([
    import('./marketing/hydrate-page.tsx'),
    marketingPages[path](),
  ])
  hydratePage(root, Page)
}

const runWhenLoadedAndIdle = (then: () => unknown) => {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 2000 }) : setTimeout(then)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

const isPainted = (root: HTMLElement) => root.hasChildNodes() && !('app' in document.documentElement.dataset)

/** Waits for the first paint of a prerendered page, or for a tap if that comes sooner. */
const runWhenVisible = (root: HTMLElement) =>
  new Promise<void>((resolve) => {
    if (!isPainted(root)) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    onEarlyTap(resolve)
  })

const root = document.querySelector<HTMLElement>('#root')!
const path = document.querySelector<HTMLMetaElement>('meta[name="i-one:page"]')?.content
const filesOfShared = document
  .querySelector<HTMLMetaElement>('meta[name="i-one:rendered"]')
  ?.content.split(' ')

// reads the controller now, because a new service worker may take control before the browser is idle
const worker = serviceWorkers()?.controller
const registerServiceWorker = () =>
  runWhenLoadedAndIdle(async () => {
    const install = await import('./install/new-version.ts')
    await install.registerServiceWorker(worker)
  })

const preloadFile = (file: string) => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

const open = async () => {
  try {
    await openApp(root)
  } catch (error) {
    showLoadFailure(root)
    announceReady()
    throw error
  }
}

ignoreSecondTaps()
// on marketing pages, the service worker downloads the app only if the visitor installs it
window.addEventListener('appinstalled', registerServiceWorker)
if (location.pathname.startsWith('/embed/'))
  void import('./open-embed.ts').then(({ openEmbed }) => openEmbed(root))
else if (!isMarketing(path) || (path === '/' && readToken())) {
  void open().finally(registerServiceWorker)
} else {
  let hydration: Promise<void> | undefined
  const hydrateOnce = () => void (hydration ??= hydrate(root, path))
  runWhenLoadedAndIdle(hydrateOnce)
  onEarlyTap(hydrateOnce)
}
