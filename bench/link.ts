// Measures when a shared link is readable and usable on a slow network with an empty cache.
import { createClient } from '@i-one/contract/call'
import { findNearbySessions, isNearbySession } from '@i-one/contract/sessions/nearby'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { listAddresses } from './addresses.ts'
import { launchChromium, requireChromium } from './browser.ts'
import {
  judgeAtMost,
  getExitCode,
  addMeasurementToError,
  printLine,
  judgeTimeAtMost,
  printTitle,
  toWholeNumber,
} from './report.ts'
import { startServer } from './server.ts'

const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const runs = 3
const bounds = { readable: 2000, usable: 4000, requests: 12, shift: 0 }

/** A link, or a button that works before the code has loaded, because an inline script records the tap. */
interface Act {
  tap: string
  name?: string
  done: (page: Page) => Promise<unknown>
}

const stands = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().waitFor()

const slot: Act = { tap: '#slots li a[rel]', done: stands('#slots li a[aria-current=true]') }
const tab = '[role=tab]:nth-child(2)'
const acts: Record<string, Act> = {
  '/s': { tap: 'main a[class*=big]', done: stands('h1:text("How Do You Want to Join?")') },
  '/p': slot,
  '/c': slot,
  '/t': { tap: tab, done: stands(`${tab}[aria-selected=true]`) },
  '/w': { tap: 'form button[type=submit]', name: 'Musa', done: (page) => page.waitForURL(/\/m\//) },
}

interface Seen {
  readable?: number
  usable?: number
  alive?: number
  shift: number
  moved: string[]
}

type Measured = Required<Seen> & { requests: number; bytes: number; done: number }

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

const watch = (tap: string | undefined) => {
  const seen: Seen = { shift: 0, moved: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shift += value
      for (const { node } of sources)
        if (node)
          seen.moved.push(node instanceof Element ? `${node.localName}.${node.className}` : node.nodeName)
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1))
    return width > 0 && top !== null && (element.contains(top) || top.contains(element))
  }
  const isReached = (element: Element) => {
    if (isOnTop(element)) return true
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return isOnTop(element)
  }
  const find = (selector: string) => {
    const shown = [...document.querySelectorAll(`#root ${selector}`)].find((one) => one.checkVisibility())
    return shown && isReached(shown) ? shown : undefined
  }
  const look = () => {
    const heading = find('h1')
    if (heading?.textContent) seen.readable ??= performance.now()
    if (heading && isReacts(heading)) seen.alive ??= performance.now()
    if (seen.readable && find(tap ?? 'h1')) seen.usable ??= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const countRequests = (cdp: CDPSession) => {
  const asked: number[] = []
  const came: { at: number; bytes: number }[] = []
  let began = 0
  cdp.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    if (type === 'Document') began = timestamp
    asked.push(timestamp)
  })
  cdp.on('Network.dataReceived', ({ timestamp, encodedDataLength }) =>
    came.push({ at: timestamp, bytes: encodedDataLength }),
  )
  return (milliseconds: number) => {
    const end = began + milliseconds / 1000
    const bytes = came.filter(({ at }) => at <= end).reduce((sum, one) => sum + one.bytes, 0)
    return { requests: asked.filter((at) => at <= end).length, bytes }
  }
}

const isUsable = () => (window as unknown as { seen: Seen }).seen.usable !== undefined

const openSlowly = async (browser: Browser, act: Act | undefined) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  // defines `__name`, because tsx wraps functions in calls of this helper, which the page lacks
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watch, act?.tap)
  return { context, page, cdp }
}

const doAtOnce = async (browser: Browser, url: string, act: Act) => {
  const { tap, name, done } = act
  const { context, page } = await openSlowly(browser, act)
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isUsable, undefined, { timeout: 60_000 })
  if (name) await page.locator('input[name=name]').fill(name)
  await page.locator(tap).filter({ visible: true }).first().click({ noWaitAfter: true })
  await done(page)
  const took = performance.now() - began
  await context.close()
  return took
}

const measure = async (browser: Browser, url: string, act: Act | undefined): Promise<Measured> => {
  const { context, page, cdp } = await openSlowly(browser, act)
  const until = countRequests(cdp)
  await page.goto(url, { waitUntil: 'commit' })
  const alive = await page.waitForFunction(
    () => {
      const { seen } = window as unknown as { seen: Seen }
      return seen.usable && seen.alive ? seen : undefined
    },
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForLoadState('load')
  await page.evaluate(async () => void (await document.fonts.ready))
  const seen = (await alive.jsonValue()) as Required<Seen>
  const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  const done = act ? await doAtOnce(browser, url, act) : seen.usable
  return { ...seen, shift, moved, ...until(seen.usable), done }
}

const openSession = async (baseUrl: string) => {
  const around = { lng: 3.3541, lat: 6.4969, only: 'sessions' } as const
  const found = await createClient({ baseUrl })(findNearbySessions, { query: around })
  const session = found.filter(isNearbySession).find(({ state }) => state === 'open')
  if (!session) throw new Error('the demo has no open session')
  return session.code
}

const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!

requireChromium()
const running = process.env['BASE_URL']
const server = running ? { baseUrl: running, stop: () => undefined } : await startServer()
const { open: addresses } = await listAddresses(server.baseUrl)
const code = await openSession(server.baseUrl)
const saved = new RegExp(process.env['ONLY'] ?? '')
const links = [`/s/${code}`, ...addresses.filter((path) => /^\/[cmptw]\/[^/]+$/.test(path))].filter((path) =>
  saved.test(path),
)
const browser = await launchChromium()

for (const path of links) {
  // warms up a new server, which has not compiled its hot code yet
  await fetch(server.baseUrl + path)
  const found: Measured[] = []
  const act = acts[path.slice(0, 2)]
  for (let run = 0; run < runs; run++)
    found.push(
      await addMeasurementToError(`${path}, run ${run + 1}`, measure(browser, server.baseUrl + path, act)),
    )
  const of = (figure: Exclude<keyof Measured, 'moved'>) => middle(found.map((one) => one[figure]))
  printTitle(`${path.slice(0, 3)}…, median of ${runs} runs`)
  judgeTimeAtMost('readable after ms', toWholeNumber(of('readable')), bounds.readable)
  judgeTimeAtMost('main action usable after ms', toWholeNumber(of('usable')), bounds.usable)
  judgeAtMost('requests before usable', of('requests'), bounds.requests)
  printLine('kB before usable', (of('bytes') / 1000).toFixed(0))
  if (act) printLine('result of an early tap after ms', toWholeNumber(of('done')))
  printLine('rendered by React after ms', toWholeNumber(of('alive')))
  judgeAtMost('layout shift', Math.max(...found.map(({ shift }) => shift)), bounds.shift)
  for (const moved of new Set(found.flatMap((one) => one.moved))) printLine('moved element', moved)
}

await browser.close()
await server.stop()
process.exit(getExitCode())
