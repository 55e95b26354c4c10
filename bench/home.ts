// Measures how long Home takes to open again on a slow network, and its layout shifts.
import { logIn } from '@i-one/contract/accounts'
import { createClient } from '@i-one/contract/call'
import type { Browser } from 'playwright-core'
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
import { demoPassword, startServer } from './server.ts'
import { startSlowProxy } from './slow-network.ts'

const slow = { latency: 400, throughput: 50_000 }
const runs = 3
const bounds = { seen: 500, shift: 0 }

interface Seen {
  seen?: number
  shift: number
  moved: string[]
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

const watch = () => {
  const seen: Seen = { shift: 0, moved: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shift += value
      for (const { node } of sources)
        seen.moved.push(node instanceof Element ? `${node.localName}.${node.className}` : `${node?.nodeName}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const isWhole = !document.querySelector('main [class*=skeleton], main [aria-busy="true"]')
    if (isWhole && document.querySelector('main h1')?.textContent === "It's Matchday!")
      seen.seen ??= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const measure = async (browser: Browser, origin: string, email: string): Promise<Required<Seen>> => {
  const network = await startSlowProxy(origin, slow)
  const { token } = await createClient({ baseUrl: origin })(logIn, {
    body: { email, password: demoPassword },
  })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  context.setDefaultTimeout(120_000)
  // defines `__name`, because tsx wraps functions in calls of this helper, which the page lacks
  await context.addInitScript('globalThis.__name = (one) => one')
  await context.addInitScript((token) => {
    localStorage.setItem('i-one', token)
    sessionStorage.setItem('splash', 'seen')
  }, token)
  const open = async () => {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(network.baseUrl, { waitUntil: 'commit' })
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.seen)
    return page
  }
  const first = await open()
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const answers = await first.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => address.includes('/i-one/')),
  )
  await first.close()

  network.slowDown()
  const page = await open()
  await page.waitForFunction((answers) => {
    const came = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return answers.every((address) => came.has(address))
  }, answers)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const seen = await page.evaluate(() => (window as unknown as { seen: Required<Seen> }).seen)
  await context.close()
  network.stop()
  return seen
}

const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!

requireChromium()
const running = process.env['BASE_URL']
const server = running ? { baseUrl: running, stop: () => undefined } : await startServer()
const browser = await launchChromium()
for (const role of ['captain', 'player', 'organizer']) {
  const found: Required<Seen>[] = []
  for (let run = 0; run < runs; run++)
    found.push(
      await addMeasurementToError(
        `Home of ${role}, run ${run + 1}`,
        measure(browser, server.baseUrl, `${role}@i-one.example`),
      ),
    )
  printTitle(`Home of the demo's ${role}, median of ${runs} runs`)
  judgeTimeAtMost(
    'last content shown after ms',
    toWholeNumber(middle(found.map(({ seen }) => seen))),
    bounds.seen,
  )
  judgeAtMost('layout shift', Math.max(...found.map(({ shift }) => shift)), bounds.shift)
  for (const moved of new Set(found.flatMap((one) => one.moved))) printLine('moved element', moved)
}
await browser.close()
await server.stop()
process.exit(getExitCode())
