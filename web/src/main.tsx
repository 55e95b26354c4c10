import './ui/base.css'
import './splash.css'
import './install/install-prompt.ts'
import { onEarlyTap, pageIsAlive } from './early-tap.ts'
import { sayItDidNotCome } from './install/did-not-come.ts'
import { serviceWorkers } from './lib/site-data/site-data.ts'
import { readToken } from './lib/token.ts'
import { yieldToMain } from './lib/yield-to-main.ts'
import { accountPages, loadAuthLayout, marketingPages } from './pages.ts'
import { leaveOutSecondTaps } from './second-tap.ts'

const isMarketing = (path: string | undefined): path is keyof typeof marketingPages =>
  path !== undefined && path in marketingPages

/**
 * Sends for what the app on an account page is made of. Each part is run as it comes, so that no task is long enough to
 * keep a tap waiting.
 */
const sendForParts = async (path: string | undefined) => {
  const page = accountPages[path as keyof typeof accountPages]
  const parts = [
    () => import('react-dom/client'),
    () => import('./lib/query-client.ts'),
    page,
    path ? loadAuthLayout : undefined,
  ]
  for (const part of parts) {
    // the app asks for it again, and says when it did not come
    part?.().catch(() => undefined)
    await yieldToMain()
  }
}

const openApp = async (root: HTMLElement) => {
  const painted = isPainted(root)
  // the app's own page shows no button that its code does not make
  if (!painted) pageIsAlive()
  await whenSeen(root)
  // the files of a page that the server rendered are named in it: a table of them here would be a part of every page
  for (const file of filesOfShared ?? []) sendFor(file)
  if (painted) await sendForParts(path)
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

const whenLoadedAndIdle = (then: () => unknown) => {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 2000 }) : setTimeout(then)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

const isPainted = (root: HTMLElement) => root.hasChildNodes() && !('app' in document.documentElement.dataset)

/** What was rendered at build is seen before its code takes the processor. */
const whenSeen = (root: HTMLElement) =>
  new Promise<void>((resolve) => {
    if (!isPainted(root)) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    onEarlyTap(resolve)
  })

const root = document.querySelector<HTMLElement>('#root')!
// a page rendered at build carries its address
const path = document.querySelector<HTMLMetaElement>('meta[name="i-one:page"]')?.content
const filesOfShared = document
  .querySelector<HTMLMetaElement>('meta[name="i-one:rendered"]')
  ?.content.split(' ')

// a new version may take over before the browser is idle
const worker = serviceWorkers()?.controller
const keepOnDevice = () =>
  whenLoadedAndIdle(async () => {
    const install = await import('./install/new-version.ts')
    await install.keepOnDevice(worker)
  })

const sendFor = (file: string) => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

const open = async () => {
  try {
    await openApp(root)
  } catch (error) {
    sayItDidNotCome(root)
    pageIsAlive()
    throw error
  }
}

/** On somebody else's page there is no app: nobody is signed in, and nothing is kept on the device. */
const openEmbed = async () => {
  const embed = await import('./open-embed.ts')
  await embed.openEmbed(root)
}

leaveOutSecondTaps()
// A visitor's data is not spent on an app they have not opened yet.
window.addEventListener('appinstalled', keepOnDevice)
if (location.pathname.startsWith('/embed/')) void openEmbed()
else if (!isMarketing(path) || (path === '/' && readToken())) {
  void open().finally(keepOnDevice)
} else {
  let hydration: Promise<void> | undefined
  const hydrateOnce = () => void (hydration ??= hydrate(root, path))
  whenLoadedAndIdle(hydrateOnce)
  onEarlyTap(hydrateOnce)
}
