import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { getMatch } from '@i-one/contract/matches'
import type { BrowserContext, Page } from '@playwright/test'
import { startDeployProxy } from './deployable.ts'
import { openBrowser, expect, lagos, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { widths } from './signed-out.ts'
import { createTestSession, createNextMatch } from './test-session.ts'

test('[LAND-7] the manifest names the app and its icons, one of them maskable', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ name: 'i-one', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})

test('[LAND-7] a badge installs the app if the browser supports it, and otherwise explains how', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'App Store' }).click()
  await expect(visitor.getByText(/Add to Home Screen/)).toBeVisible()
  // dispatches the event, because Chromium sends it only on real devices
  await visitor.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.title = 'Prompted'
          return Promise.resolve()
        },
      }),
    ),
  )
  await visitor.getByRole('button', { name: 'Google Play' }).click()
  await expect(visitor).toHaveTitle('Prompted')
})

test("[LAND-7] a visitor's data is not spent on the app before they open it", async ({ visitor }) => {
  await visitor.goto('/', { waitUntil: 'networkidle' })
  await visitor.getByRole('button', { name: 'Open menu' }).click()
  expect(await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
    0,
  )
})

test.describe('offline', () => {
  const saved = { serviceWorkers: 'allow', viewport: widths.narrow } as const
  // extends the timeout, because each service worker first loads the whole app: up to 70 s on two cores
  test.slow()
  const isCached = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 180_000 })
      .toBe('activated')

  const open = async (context: BrowserContext, path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    await isCached(page)
    return page
  }

  const watchCachedResponses = (page: Page) => {
    const answered = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/i-one\/(?!photos\/)/.test(pathname) && !pathname.endsWith('/stream'))
        answered.add(response.url())
    })
    const uncached = () =>
      page.evaluate(
        async (urls) => {
          const saved = (await (await caches.open('last seen')).keys()).map(({ url }) => url)
          return urls.filter((url) => !saved.includes(url))
        },
        [...answered],
      )
    return async () => {
      expect(answered.size).toBeGreaterThan(0)
      await expect.poll(uncached).toEqual([])
    }
  }

  test('[LAND-7] without a network the app starts with cached pages and pictures, and shows none to the next user', async ({
    browser,
    baseURL,
  }) => {
    const person = await createPerson(baseURL ?? '', {
      firstName: 'Tari',
      lastName: 'Briggs',
      coordinates: lagos,
    })
    const chosen = await readFile(join(import.meta.dirname, '../web/public/icon-512.png'))
    await person.call(updatePhoto, { body: new Blob([chosen], { type: 'image/png' }) })
    const context = await openBrowser(browser, person, saved)
    const page = await open(context, '/profile')
    const main = page.getByRole('main')
    const isDecoded = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0
    const isShown = (selector: string) =>
      expect.poll(() => page.locator(selector).first().evaluate(isDecoded)).toBe(true)
    const [photo, ofPitches] = ['img[src^="/i-one/photos/"]', 'main img[src^="/pictures/"]']
    const cachedPictures = () =>
      page.evaluate(async () =>
        (await (await caches.open('pictures last seen')).keys()).map(({ url }) => url),
      )
    const lastSeen = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('last seen')))
    await page.reload()
    await isShown(photo)
    const areCached = watchCachedResponses(page)
    await page.goto('/')
    await expect(main.getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Games near you' })).toBeVisible()
    await isShown(ofPitches)
    await areCached()
    const shown = await page
      .locator(ofPitches)
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc)
    await expect
      .poll(cachedPictures)
      .toEqual(expect.arrayContaining([expect.stringContaining('/i-one/photos/'), shown]))

    await test.step('everything works without a network, and a message says so', async () => {
      // empties the HTTP cache, so that the page can only load from the service worker
      const session = await context.newCDPSession(page)
      await session.send('Network.clearBrowserCache')
      await session.detach()
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
      await context.setOffline(true)
      const text = await main.getByRole('heading').allTextContents()
      await page.reload()
      await expect(page.getByText('Hey, Tari Briggs')).toBeVisible()
      await expect(
        page.getByRole('status').filter({ hasText: /^No connection since \d\d:\d\d/ }),
      ).toBeVisible()
      await expect(main.getByRole('heading')).toHaveText(text)
      await isShown(ofPitches)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
      await isShown(photo)
      await context.setOffline(false)
      await expect(page.getByText(/^No connection since/)).toBeHidden()
    })

    await test.step('at most sixty pictures are cached', async () => {
      await page.evaluate(async () => {
        for (let n = 0; n < 70; n++) await fetch(`/pictures/pitch-1-480.webp?${n}`)
      })
      await expect.poll(async () => (await cachedPictures()).length).toBe(60)
      await expect.poll(async () => (await cachedPictures()).at(-1)).toMatch(/\?69$/)
    })

    await test.step('the next user sees no cached data', async () => {
      expect(await lastSeen()).toEqual(expect.arrayContaining(['last seen', 'pictures last seen']))
      await main.getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(page.getByText('Logout successful')).toBeVisible()
      await expect.poll(lastSeen).toEqual([])
    })

    await test.step('the board of tonight says that it shows cached games', async () => {
      const areCached = watchCachedResponses(page)
      await page.goto('/')
      const tonight = page.getByRole('region', { name: 'Tonight near you' })
      await tonight.scrollIntoViewIfNeeded()
      await expect(tonight.getByRole('listitem').getByRole('link').first()).toBeVisible()
      await expect(tonight.getByRole('status')).toBeHidden()
      await areCached()

      await context.setOffline(true)
      const rows = await tonight.getByRole('listitem').allTextContents()
      await page.reload()
      await tonight.scrollIntoViewIfNeeded()
      await expect(tonight.getByRole('listitem')).toHaveText(rows)
      await expect(tonight.getByRole('status')).toHaveText(/^No connection. Games as of \d\d:\d\d.$/)
    })
    await context.close()
  })

  test('[MATCH-5] a scorer whose phone has closed the page goes on without a network', async ({
    browser,
    baseURL,
  }) => {
    const made = await createTestSession(baseURL ?? '')
    const match = await createNextMatch(made)
    const context = await openBrowser(browser, made.captain, saved)
    const before = await open(context, `/live-match?match=${match._id}`)
    await before.getByRole('button', { name: 'Kick-off', exact: true }).click()
    await expect(before.getByText('’, saved')).toBeVisible()

    await context.setOffline(true)
    await before.close()
    const page = await context.newPage()
    const [one, two] = [match.teamOne.name, match.teamTwo.name]
    const goal = async (count: number) => {
      await page.getByRole('button', { name: 'Goal', exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${one}, not sure` })
        .click()
      await expect(page.getByText(`${one} ${count}, ${two} 0`, { exact: true })).toBeAttached()
    }
    await page.goto(`/live-match?match=${match._id}`)
    await goal(1)
    await page.reload()
    await goal(2)
    await expect(page.getByText('2 events are waiting for a connection.').first()).toBeAttached()

    await context.setOffline(false)
    const score = async () => (await made.captain.call(getMatch, { params: { id: match._id } })).score
    await expect.poll(score).toMatchObject({ T1: 2, T2: 0 })
    await context.close()
  })

  const update = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
  const newVersion = (page: Page) => page.getByRole('complementary', { name: 'New version' })

  test('[LAND-7] each open page offers to reload for a new version, any reload activates it, and logging out clears all caches', async ({
    browser,
    baseURL,
  }) => {
    const person = await createPerson(baseURL ?? '')
    const server = await startDeployProxy(baseURL ?? '')
    const context = await openBrowser(browser, person, { ...saved, baseURL: server.url })
    const page = await open(context, '/profile')
    const other = await context.newPage()
    await other.addInitScript(() => {
      const idle = new Promise<void>((resolve) => addEventListener('idle', () => resolve()))
      window.requestIdleCallback = (then) => {
        void idle.then(() => then({ didTimeout: true, timeRemaining: () => 0 }))
        return 0
      }
    })
    await other.goto('/profile')
    await isCached(other)
    server.deploy()
    await update(page)
    await expect(newVersion(page)).toContainText('A new version of i-one is ready.')
    await other.evaluate(() => dispatchEvent(new Event('idle')))
    await expect(newVersion(other)).toContainText('A new version of i-one is ready.')
    expect(await page.evaluate(() => caches.keys())).toContain('version of-tomorrow en')

    await newVersion(page).getByRole('button', { name: 'Reload' }).click()
    await expect(newVersion(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

    // the other page keeps its old version until it is reloaded
    await other.getByRole('button', { name: 'Open menu' }).click()
    await other.getByRole('link', { name: 'Tournament' }).click()
    await expect(other).toHaveURL('/tournament')
    await expect(newVersion(other)).toBeVisible()
    await other.reload()
    await expect(newVersion(other)).toBeHidden()

    await test.step('a response after logging out is not cached', async () => {
      const { opened, open: answer } = createGate()
      const [late, next] = ['nearby', 'districts'].map((what) => `/i-one/location/${what}?lng=3.35&lat=6.49`)
      const ask = (path = '') => page.evaluate(async (path) => (await fetch(path)).status, path)
      server.hold(late ?? '', opened)
      const answered = ask(late)
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(page.getByText('Logout successful')).toBeVisible()
      answer()
      expect(await answered).toBe(200)
      const lastSeen = () =>
        page.evaluate(async () => (await (await caches.open('last seen')).keys()).map(({ url }) => url))
      // the worker handles requests in order, so this response proves that earlier requests are done
      const askedNext = async () => {
        expect(await ask(next)).toBe(200)
        return lastSeen()
      }
      await expect.poll(askedNext).toContain(`${server.url}${next}`)
      expect(await lastSeen()).not.toContain(`${server.url}${late}`)
    })
    await context.close()
    await server.stop()
  })
})

test('[LAND-7] a page whose code is missing after a deployment offers a reload', async ({ member }) => {
  const { page } = member
  await page.route('**/assets/tournaments-page-*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Tournament' }).click()
  await expect(page.getByText('There may be a new version of i-one.')).toBeVisible()
  await page.unroute('**/assets/tournaments-page-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/tournament')
  await expect(page.getByText('There may be a new version of i-one.')).toBeHidden()
})

test('[LAND-7] the app offers a reload if its first script is missing', async ({ visitor }) => {
  await visitor.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404 }))
  await visitor.goto('/sign-in')
  await expect(visitor.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await visitor.unroute('**/assets/app-*.js')
  await visitor.getByRole('button', { name: 'Reload' }).click()
  await expect(visitor.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
})

test('[LAND-7] the board of tonight offers a reload if its code is missing, and the rest of the page works', async ({
  visitor,
}) => {
  await visitor.route('**/assets/tonight-board-*.js', (route) => route.fulfill({ status: 404 }))
  await visitor.goto('/')
  await visitor.locator('#tonight').scrollIntoViewIfNeeded()
  await expect(visitor.getByText('Tonight’s games could not be loaded.')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'GAME ON?' })).toBeVisible()
})
