import './ui/base.css'
import './splash.css'
import './install/install-prompt.ts'
import { onEarlyTap, pageIsAlive } from './early-tap.ts'
import { sayItDidNotCome } from './install/did-not-come.ts'
import { readToken } from './lib/token.ts'

// The marketing pages are rendered at build and carry their address in data-page; every other page is the app's.
const pages = {
  '/': () => import('./marketing/landing-page.tsx'),
  '/how-it-works': () => import('./marketing/how-it-works-page.tsx'),
  '/services': () => import('./marketing/services-page.tsx'),
}

const isPage = (path: string | undefined): path is keyof typeof pages => path !== undefined && path in pages

const startApp = async (root: HTMLElement) => {
  // the app's own page shows no button that its code does not make
  pageIsAlive()
  const { start } = await import('./app.tsx')
  root.replaceChildren()
  delete document.documentElement.dataset['app']
  await start(root)
}

const hydrate = async (root: HTMLElement, path: keyof typeof pages) => {
  const [{ hydratePage }, { Page }] = await Promise.all([
    import('./marketing/hydrate-page.tsx'),
    pages[path](),
  ])
  hydratePage(root, Page)
}

const whenLoadedAndIdle = (then: () => unknown) => {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 2000 }) : setTimeout(then)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

const root = document.querySelector<HTMLElement>('#root')!
const path = document.querySelector<HTMLMetaElement>('meta[name="i-one:page"]')?.content

const keepOnDevice = () =>
  whenLoadedAndIdle(async () => {
    const install = await import('./install/new-version.ts')
    await install.keepOnDevice()
  })

const open = async () => {
  try {
    await startApp(root)
  } catch (error) {
    sayItDidNotCome(root)
    throw error
  }
}

// A visitor's data is not spent on an app they have not opened yet.
window.addEventListener('appinstalled', keepOnDevice)
if (!isPage(path) || (path === '/' && readToken())) {
  void open()
  keepOnDevice()
} else {
  let hydration: Promise<void> | undefined
  const hydrateOnce = () => void (hydration ??= hydrate(root, path))
  whenLoadedAndIdle(hydrateOnce)
  onEarlyTap(hydrateOnce)
}
